import type { LocalizedText } from '../localized-text.ts';
import { html, picture, target, type ContentPageData } from '../page.ts';

const question = (title: LocalizedText, text: LocalizedText) => ({ title, richText: html(text) });

const voucher = (words: LocalizedText) =>
  ({ icon: 'code', backgroundColor: '#f1ede4', richText: html(words) }) as const;

/** What members of the loyalty programme get, what points pay, questions about it, and how to join. */
export const ridgeClubPage: ContentPageData = {
  name: 'help/ridge-club',
  title: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
  description: {
    en: 'Points, early access and a free repair each year.',
    fr: 'Des points, un accès anticipé et une réparation gratuite par année.',
    de: 'Punkte, früher Zugang und jedes Jahr eine kostenlose Reparatur.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'help-ridge-club-hero',
          type: 'hero-standard',
          eyebrowText: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
          title: {
            en: 'A point for every dollar, a repair for every year',
            gb: 'A point for every pound, a repair for every year',
            fr: 'Un point par dollar, une réparation par année',
            de: 'Ein Punkt je Euro, eine Reparatur je Jahr',
          },
          subtitle: {
            en: 'Membership is free, and points have no expiry date.',
            fr: 'L’adhésion est gratuite, et les points n’ont pas de date d’expiration.',
            de: 'Die Mitgliedschaft ist kostenlos, und Punkte haben kein Verfallsdatum.',
          },
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-coast'),
            smallPicture: picture('scenes/hero-coast-tall'),
          },
          responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: 'left' } },
          targets: [
            target(
              { en: 'Join the Ridge Club', fr: 'Adhérer au Club des crêtes', de: 'Dem Kammclub beitreten' },
              '#modal-enrollment',
            ),
            target(
              { en: 'Terms of the club', fr: 'Conditions du club', de: 'Bedingungen des Clubs' },
              '/help/terms/loyalty',
              'secondary',
            ),
          ],
        },
      ],
    },
    {
      id: 'benefits',
      items: [
        {
          id: 'help-ridge-club-benefits',
          type: 'icon-and-text',
          title: { en: 'What members get', fr: 'Ce que reçoivent les membres', de: 'Was Mitglieder bekommen' },
          variant: 'icon-above-text',
          iconSize: 'large',
          items: [
            {
              icon: 'gift',
              richText: html({
                en: '<h3>1 point for every $1</h3><p>On what you pay for goods, after discounts and without tax and shipping.</p>',
                gb: '<h3>1 point for every £1</h3><p>On what you pay for goods, after discounts and without delivery.</p>',
                fr: '<h3>1 point par dollar</h3><p>Sur le prix des articles, après rabais, sans les taxes ni la livraison.</p>',
                de: '<h3>1 Punkt je Euro</h3><p>Auf das, was du für Ware zahlst, nach Rabatten und ohne Versand.</p>',
              }),
            },
            {
              icon: 'patch',
              richText: html({
                en: '<h3>One free repair each year</h3><p>Including damage that the <a href="/help/repairs">guarantee</a> does not cover.</p>',
                fr: '<h3>Une réparation gratuite par année</h3><p>Même pour les dommages que la <a href="/help/repairs">garantie</a> ne couvre pas.</p>',
                de: '<h3>Jedes Jahr eine kostenlose Reparatur</h3><p>Auch für Schäden, die die <a href="/help/repairs">Garantie</a> nicht deckt.</p>',
              }),
            },
            {
              icon: 'hours',
              richText: html({
                en: '<h3>Early access</h3><p>To seasonal drops, which are small and do not come back soon.</p>',
                gb: '<h3>Early access</h3><p>To seasonal collections, which are small and do not come back soon.</p>',
                fr: '<h3>Un accès anticipé</h3><p>Aux nouveautés, faites en petites séries qui ne reviennent pas de sitôt.</p>',
                de: '<h3>Früher Zugang</h3><p>Zu neuen Kollektionen, die klein sind und so bald nicht wiederkommen.</p>',
              }),
            },
          ],
        },
      ],
    },
    {
      id: 'vouchers',
      items: [
        {
          id: 'help-ridge-club-vouchers',
          type: 'icon-and-text',
          title: { en: 'What points pay', fr: 'Ce que paient les points', de: 'Was Punkte bezahlen' },
          variant: 'icon-left',
          iconSize: 'medium',
          items: [
            voucher({
              en: '<h3>100 points</h3><p>{5} off an order</p>',
              fr: '<h3>100 points</h3><p>{5} de moins sur une commande</p>',
              de: '<h3>100 Punkte</h3><p>{5} weniger für eine Bestellung</p>',
            }),
            voucher({
              en: '<h3>250 points</h3><p>{15} off an order</p>',
              fr: '<h3>250 points</h3><p>{15} de moins sur une commande</p>',
              de: '<h3>250 Punkte</h3><p>{15} weniger für eine Bestellung</p>',
            }),
            voucher({
              en: '<h3>500 points</h3><p>{35} off an order</p>',
              fr: '<h3>500 points</h3><p>{35} de moins sur une commande</p>',
              de: '<h3>500 Punkte</h3><p>{35} weniger für eine Bestellung</p>',
            }),
          ],
        },
      ],
    },
    {
      id: 'questions',
      items: [
        {
          id: 'help-ridge-club-questions',
          type: 'accordions',
          title: { en: 'Questions about the club', fr: 'Questions sur le club', de: 'Fragen zum Club' },
          items: [
            question(
              {
                en: 'When do points arrive?',
                fr: 'Quand les points arrivent-ils?',
                de: 'Wann kommen die Punkte an?',
              },
              {
                en: '<p>When the goods leave us or you pick them up. If you return something, its points go back too.</p>',
                gb: '<p>When the goods leave us or you collect them. If you return something, its points go back too.</p>',
                fr: '<p>Lorsque les articles nous quittent ou que vous les ramassez. Si vous retournez un article, ses points repartent aussi.</p>',
                de: '<p>Wenn die Ware uns verlässt oder du sie abholst. Gibst du etwas zurück, gehen seine Punkte mit.</p>',
              },
            ),
            question(
              {
                en: 'How do I use them?',
                fr: 'Comment les utiliser?',
                de: 'Wie löse ich sie ein?',
              },
              {
                en: '<p>At checkout, in the step of payment. You choose one voucher for an order; the rest of your points stay.</p>',
                fr: '<p>À la caisse, à l’étape du paiement. Vous choisissez un bon par commande; le reste de vos points demeure.</p>',
                de: '<p>An der Kasse, beim Schritt Zahlung. Du wählst einen Gutschein je Bestellung; die übrigen Punkte bleiben.</p>',
              },
            ),
            question(
              {
                en: 'Can I leave the club?',
                fr: 'Puis-je quitter le club?',
                de: 'Kann ich den Club verlassen?',
              },
              {
                en: '<p>At any time. Points are lost only when you delete your account.</p>',
                fr: '<p>En tout temps. Les points ne se perdent que si vous supprimez votre compte.</p>',
                de: '<p>Jederzeit. Punkte gehen nur verloren, wenn du dein Konto löschst.</p>',
              },
            ),
          ],
        },
      ],
    },
  ],
};
