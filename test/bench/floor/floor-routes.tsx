import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Form, Link, Outlet, ScrollRestoration, useLoaderData, type RouteObject } from 'react-router';

/** The number of list items on the floor page: about as many elements as a product page. */
const ITEMS = 60;

class Counter {
  count = 0;
  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }
  more(): void {
    this.count += 1;
  }
}

const Page = observer((): ReactNode => {
  const [counter] = useState(() => new Counter());
  const names = useLoaderData<readonly string[]>();
  return (
    <main>
      <h1>Floor</h1>
      <Form action="/search">
        <input name="q" aria-label="Search" />
      </Form>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link to={`/${name}`}>
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={counter.more}>
        {counter.count}
      </button>
    </main>
  );
});

const Frame = (): ReactNode => (
  <html lang="en">
    <head>
      <title>Floor</title>
    </head>
    <body>
      <Outlet />
      <ScrollRestoration />
    </body>
  </html>
);

/** The minimal page with these libraries: the lower bound for their users. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Frame,
    children: [
      { index: true, Component: Page, loader: () => Array.from({ length: ITEMS }, (_, index) => `item-${index}`) },
    ],
  },
];
