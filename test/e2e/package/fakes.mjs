import { openClient } from 'portico/client';
import { makeCatalogUseCases } from 'portico/core';
import { fakeServerTime, makeFakeMemory, makeFakeMonitoring, makeFakeProducts } from 'portico/core/testing';
import { apiRefusal, makeFakeFaults } from 'portico/core/testing';

// The site and `run` are those of a client; nothing is sent to its address.
const { run, shop } = openClient({ url: 'http://127.0.0.1:3000' });
const { site } = shop;

const faults = makeFakeFaults();
const observers = { memory: makeFakeMemory(), monitoring: makeFakeMonitoring() };
const products = makeFakeProducts(site, faults);
const catalog = makeCatalogUseCases({ products, serverTime: fakeServerTime, ...observers, site });

const found = await run(catalog.viewProduct('NKTRAIL3FJO'));
faults.failNext('details', apiRefusal('API404', 404));
const missing = await run(catalog.viewProduct('NKTRAIL3FJO'));
console.log(found.value.name, missing.failure._tag);
