import { sendToShop } from './parent-frame.ts';

// The forms work without scripts. This message tells the shop what the shopper has answered.
const { message } = document.body.dataset;
if (message !== undefined) sendToShop(JSON.parse(message));
