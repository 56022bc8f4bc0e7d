import { categories } from './categories.ts';
import type { Words } from './words.ts';

type LinkData = { readonly title: Words; readonly url: string; readonly style?: 'sale' };

const toCategory = (id: string): LinkData => {
  const category = categories.find((one) => one.id === id);
  if (category === undefined) throw new Error(`No category ${id}`);
  return { title: category.title, url: `/c/${category.slug}-${category.id}`, ...(category.slug === 'sale' ? { style: 'sale' } : {}) };
};

const toProduct = (title: Words, productId: string): LinkData => ({ title, url: `/p/${productId}` });

const entry = (id: string, children: readonly LinkData[]) => ({ id: `menu-${id}`, title: toCategory(id).title, target: toCategory(id), children });

export const menu = {
  items: [
    entry('5000', []),
    entry('1000', [
      toProduct({ en: 'Trail running', fr: 'Course en sentier' }, 'NKTRAIL3EMB'),
      toProduct({ en: 'Hiking boots', fr: 'Bottes de randonnée' }, 'NKRIDGE1BAR'),
      toProduct({ en: 'Approach', fr: 'Approche' }, 'NKAPPR02CLY'),
    ]),
    entry('2000', [
      toProduct({ en: 'Down', fr: 'Duvet' }, 'NKLUMEN1AMB'),
      toProduct({ en: 'Shells', fr: 'Coquilles' }, 'NKSKAR02TID'),
      toProduct({ en: 'Fleece', fr: 'Polaires' }, 'NKVARDE1OAT'),
      toProduct({ en: 'Merino', fr: 'Mérinos' }, 'NKTARN01CHK'),
    ]),
    entry('3000', []),
    entry('4000', []),
    entry('6000', []),
  ],
};

const link = (title: Words, url: string): LinkData => ({ title, url });

export const footer = {
  columns: [
    { title: { en: 'Shop', fr: 'Magasiner' }, links: ['1000', '2000', '3000', '4000', '6000'].map((id) => ({ title: toCategory(id).title, url: toCategory(id).url })) },
    {
      title: { en: 'Help', fr: 'Aide' },
      links: [
        link({ en: 'Delivery', fr: 'Livraison' }, '/help/delivery'),
        link({ en: 'Returns', fr: 'Retours' }, '/help/returns'),
        link({ en: 'How to return', fr: 'Comment retourner un article' }, '/help/returns/how-to-return'),
        link({ en: 'Contact', fr: 'Nous joindre' }, '/help/contact'),
      ],
    },
    {
      title: { en: 'About', fr: 'À propos' },
      links: [
        link({ en: 'Our story', fr: 'Notre histoire' }, '/help/about'),
        link({ en: 'Repairs', fr: 'Réparations' }, '/help/repairs'),
        link({ en: 'Ridge Club', fr: 'Club des crêtes' }, '/help/ridge-club'),
      ],
    },
    {
      title: { en: 'Legal', fr: 'Mentions légales' },
      links: [
        link({ en: 'Privacy', fr: 'Confidentialité' }, '/help/privacy'),
        link({ en: 'Terms of sale', fr: 'Conditions de vente' }, '/help/terms'),
        link({ en: 'Cookies', fr: 'Témoins' }, '/help/cookies'),
      ],
    },
  ],
  legalLine: { en: '© 2026 NORDKAMM. Sales tax is added at checkout.', gb: '© 2026 NORDKAMM. All prices include VAT.', fr: '© 2026 NORDKAMM. Les taxes s’ajoutent à la caisse.' },
  promo: {
    text: { en: 'Free standard delivery over $75', gb: 'Free standard delivery over £75', fr: 'Livraison standard gratuite dès 75 $' },
    url: '/help/delivery',
  },
};
