import { sendToShop } from './parent-frame.ts';

// The form works without scripts. This message makes the shop read the charge's status from the provider.
const { challengeId, outcome } = document.body.dataset;
if (outcome !== undefined) sendToShop({ type: 'challenge', challengeId, outcome });
