import { html, textPage, type ContentPageData } from './page.ts';

export const helpPages: readonly ContentPageData[] = [
  textPage('help/returns', {
    title: { en: 'Returns', fr: 'Retours', de: 'Rückgabe' },
    description: {
      en: '60 days to change your mind.',
      fr: '60 jours pour changer d’avis.',
      de: '60 Tage, um es dir anders zu überlegen.',
    },
    text: {
      en: '<h2>Returns</h2><p>You have 60 days to return anything you have not worn outdoors, free of charge. <a href="/help/returns/how-to-return">Here is how.</a></p><p>Goods that are made to order, such as an engraved mug, can be canceled until we begin to make them. They cannot be returned unless they are faulty: then <a href="/contact-us">write to us</a>.</p>',
      gb: '<h2>Returns</h2><p>You have 60 days to return anything you have not worn outdoors, free of charge. <a href="/help/returns/how-to-return">Here is how.</a></p><p>Goods that are made to order, such as an engraved mug, can be cancelled until we begin to make them. They cannot be returned unless they are faulty: then <a href="/contact-us">write to us</a>.</p>',
      fr: '<h2>Retours</h2><p>Vous avez 60 jours pour retourner sans frais ce que vous n’avez pas porté à l’extérieur. <a href="/help/returns/how-to-return">Voici comment.</a></p><p>Un article fabriqué sur commande, comme une tasse gravée, peut être annulé jusqu’au début de sa fabrication. Il ne peut être retourné que s’il est défectueux : dans ce cas, <a href="/contact-us">écrivez-nous</a>.</p>',
      de: '<h2>Rückgabe</h2><p>Was du nicht draußen getragen hast, kannst du 60 Tage lang kostenlos zurückgeben. <a href="/help/returns/how-to-return">So geht es.</a></p><p>Was wir auf Bestellung anfertigen, etwa einen gravierten Becher, kannst du stornieren, bis wir damit beginnen. Zurückgeben kannst du es nur, wenn es fehlerhaft ist: <a href="/contact-us">Schreib uns dann.</a></p>',
    },
    below: [
      {
        id: 'help-returns-questions',
        type: 'accordions',
        title: { en: 'Questions about returns', fr: 'Questions sur les retours', de: 'Fragen zur Rückgabe' },
        items: [
          {
            title: {
              en: 'What does “not worn outdoors” mean?',
              fr: 'Que veut dire « pas porté à l’extérieur »?',
              de: 'Was heißt „nicht draußen getragen“?',
            },
            richText: html({
              en: '<p>Try everything on, walk around the apartment, take the stairs. A boot that has met a rock is yours; if it does not fit after that, <a href="/contact-us">write to us</a> all the same.</p>',
              gb: '<p>Try everything on, walk around the flat, take the stairs. A boot that has met a rock is yours; if it does not fit after that, <a href="/contact-us">write to us</a> all the same.</p>',
              fr: '<p>Essayez tout, marchez dans l’appartement, prenez l’escalier. Une botte qui a rencontré une roche est à vous; si elle ne va pas après cela, <a href="/contact-us">écrivez-nous</a> quand même.</p>',
              de: '<p>Probier alles an, geh durch die Wohnung, nimm die Treppe. Ein Stiefel, der einen Felsen getroffen hat, gehört dir; passt er danach nicht, <a href="/contact-us">schreib uns</a> trotzdem.</p>',
            }),
          },
          {
            title: {
              en: 'Can I have another size instead?',
              fr: 'Puis-je avoir une autre taille à la place?',
              de: 'Kann ich stattdessen eine andere Größe haben?',
            },
            richText: html({
              en: '<p>Yes, as long as we have it: choose it when you start the return in your order. <a href="/help/sizes">Measuring</a> helps you choose right the first time.</p>',
              fr: '<p>Oui, tant que nous l’avons : choisissez-la en commençant le retour dans votre commande. La page <a href="/help/sizes">Trouver votre taille</a> vous aide à bien choisir du premier coup.</p>',
              de: '<p>Ja, solange wir sie haben: Wähl sie aus, wenn du die Rücksendung in deiner Bestellung beginnst. Damit es beim ersten Mal passt, gibt es die Seite <a href="/help/sizes">Deine Größe finden</a>.</p>',
            }),
          },
          {
            title: {
              en: 'Can I return a gift that I was given?',
              fr: 'Puis-je retourner un cadeau que j’ai reçu?',
              de: 'Kann ich ein Geschenk zurückgeben, das ich bekommen habe?',
            },
            richText: html({
              en: '<p>Yes, with its gift receipt and without the order number: in a store, or by post once you have given us the number on the receipt. <a href="/help/returns/how-to-return#return-a-gift">How to return a gift</a></p>',
              fr: '<p>Oui, avec son reçu-cadeau et sans le numéro de la commande : en magasin, ou par la poste une fois que vous nous avez donné le numéro du reçu. <a href="/help/returns/how-to-return#return-a-gift">Comment retourner un cadeau</a></p>',
              de: '<p>Ja, mit dem Geschenkbeleg und ohne die Bestellnummer: in einem Laden, oder per Post, sobald du uns die Nummer des Belegs gegeben hast. <a href="/help/returns/how-to-return#return-a-gift">So gibst du ein Geschenk zurück</a></p>',
            }),
          },
          {
            title: {
              en: 'How do I get my money?',
              fr: 'Comment mon argent me revient-il?',
              de: 'Wie bekomme ich mein Geld?',
            },
            richText: html({
              en: '<p>The way it came: to the card or the gift card that you paid with. Points and vouchers come back as points.</p>',
              fr: '<p>Par où il est venu : sur la carte ou la carte-cadeau qui a servi à payer. Les points et les bons reviennent en points.</p>',
              de: '<p>So, wie es kam: auf die Karte oder Geschenkkarte, mit der du bezahlt hast. Punkte und Gutscheine kommen als Punkte zurück.</p>',
            }),
          },
        ],
      },
    ],
  }),
  textPage('help/returns/how-to-return', {
    title: { en: 'How to return an item', fr: 'Comment retourner un article', de: 'So schickst du etwas zurück' },
    description: {
      en: 'Three steps to your refund.',
      fr: 'Trois étapes jusqu’au remboursement.',
      de: 'Drei Schritte bis zur Erstattung.',
    },
    text: {
      en: '<h2>How to return an item</h2><ol><li>Open your order under <a href="/order-status">Order status</a>, with its number and your email, and choose “Return items”. You have 60 days after the delivery.</li><li>Choose the items and the reason. You can have another size instead of a refund.</li><li>Print the label and drop the package off, or bring the items and the code to a <a href="/store-locator">store</a> that takes returns.</li></ol><p>We refund you within 5 business days of receiving the items. Until you send them, you can cancel the return in the order. Without a number, <a href="/contact-us">ask us</a>.</p>',
      gb: '<h2>How to return an item</h2><ol><li>Open your order under <a href="/order-status">Order status</a>, with its number and your email, and choose “Return items”. You have 60 days after the delivery.</li><li>Choose the items and the reason. You can have another size instead of a refund.</li><li>Print the label and hand the parcel in at a post office, or bring the items and the code to a <a href="/store-locator">store</a> that takes returns.</li></ol><p>We refund you within 5 working days of receiving the items. Until you post them, you can cancel the return in the order. Without a number, <a href="/contact-us">ask us</a>.</p>',
      fr: '<h2>Comment retourner un article</h2><ol><li>Ouvrez votre commande sous <a href="/order-status">État de la commande</a>, avec son numéro et votre courriel, et choisissez « Retourner des articles ». Vous avez 60 jours après la livraison.</li><li>Choisissez les articles et le motif. Vous pouvez demander une autre taille au lieu d’un remboursement.</li><li>Imprimez l’étiquette et déposez le colis au bureau de poste, ou apportez les articles et le code dans un <a href="/store-locator">magasin</a> qui accepte les retours.</li></ol><p>Nous vous remboursons dans les 5 jours ouvrables suivant la réception des articles. Tant que vous ne les avez pas expédiés, vous pouvez annuler le retour dans la commande. Sans numéro, <a href="/contact-us">écrivez-nous</a>.</p>',
      de: '<h2>So schickst du etwas zurück</h2><ol><li>Öffne deine Bestellung unter <a href="/order-status">Bestellstatus</a> mit ihrer Nummer und deiner E-Mail-Adresse und wähle „Artikel zurücksenden“. Du hast 60 Tage nach der Lieferung Zeit.</li><li>Wähle die Artikel und den Grund. Statt einer Erstattung kannst du eine andere Größe bekommen.</li><li>Druck das Etikett aus und gib das Paket in einer Postfiliale ab, oder bring die Artikel und den Code in einen <a href="/store-locator">Laden</a>, der Retouren annimmt.</li></ol><p>Wir erstatten innerhalb von 5 Werktagen, nachdem die Artikel angekommen sind. Bis du sie abschickst, kannst du die Rücksendung in der Bestellung stornieren. Ohne Nummer <a href="/contact-us">frag uns</a>.</p>',
    },
    below: [
      { id: 'return-a-gift', type: 'anchor' },
      {
        id: 'return-a-gift-text',
        type: 'rich-text',
        richText: html({
          en: '<h2>How to return a gift</h2><p>You have 60 days after the gift was delivered. You need its gift receipt: the number at the top, such as G-6904867016, replaces the order number and the email that other returns need. Choose one of two ways:</p><ul><li><strong>In a store:</strong> bring the gift, with its tags and the receipt, to a <a href="/store-locator">store</a> that takes returns. The store reads the code on the receipt.</li><li><strong>By post:</strong> write the number of the receipt in a <a href="/contact-us">message to us</a>, with your email for the label. We start the return. Print the label and drop the package off; it costs you nothing.</li></ul><p>The refund goes to the person who paid, by their method of payment. The receipt and the label show no prices.</p><p>Without the receipt, ask the person who gave you the gift: they find it in their order and can also start the return there.</p>',
          gb: '<h2>How to return a gift</h2><p>You have 60 days after the gift was delivered. You need its gift receipt: the number at the top, such as G-6904867016, replaces the order number and the email that other returns need. Choose one of two ways:</p><ul><li><strong>In a store:</strong> bring the gift, with its tags and the receipt, to a <a href="/store-locator">store</a> that takes returns. The store reads the code on the receipt.</li><li><strong>By post:</strong> write the number of the receipt in a <a href="/contact-us">message to us</a>, with your email for the label. We start the return. Print the label and hand the parcel in at a post office; it costs you nothing.</li></ul><p>The refund goes to the person who paid, by their method of payment. The receipt and the label show no prices.</p><p>Without the receipt, ask the person who gave you the gift: they find it in their order and can also start the return there.</p>',
          fr: '<h2>Comment retourner un cadeau</h2><p>Vous avez 60 jours après la livraison du cadeau. Il faut son reçu-cadeau : le numéro qui figure en haut, comme G-6904867016, remplace le numéro de commande et le courriel que demandent les autres retours. Choisissez entre deux façons :</p><ul><li><strong>En magasin :</strong> apportez le cadeau, avec ses étiquettes et le reçu, dans un <a href="/store-locator">magasin</a> qui accepte les retours. Le magasin lit le code du reçu.</li><li><strong>Par la poste :</strong> indiquez le numéro du reçu dans un <a href="/contact-us">message</a>, avec votre courriel pour l’étiquette. Nous commençons le retour. Imprimez l’étiquette et déposez le colis au bureau de poste; cela ne vous coûte rien.</li></ul><p>Le remboursement est versé à la personne qui a payé, selon son mode de paiement. Ni le reçu ni l’étiquette n’indiquent de prix.</p><p>Si vous n’avez pas le reçu, demandez-le à la personne qui vous a fait ce cadeau : elle le trouve dans sa commande, où elle peut aussi commencer le retour.</p>',
          de: '<h2>So gibst du ein Geschenk zurück</h2><p>Du hast 60 Tage Zeit, nachdem das Geschenk geliefert wurde. Du brauchst seinen Geschenkbeleg: Die Nummer oben darauf, etwa G-6904867016, ersetzt die Bestellnummer und die E-Mail-Adresse, die andere Rücksendungen verlangen. Es gibt zwei Wege:</p><ul><li><strong>Im Laden:</strong> Bring das Geschenk mit seinen Etiketten und dem Beleg in einen <a href="/store-locator">Laden</a>, der Retouren annimmt. Der Laden liest den Code auf dem Beleg.</li><li><strong>Per Post:</strong> Schreib uns die Nummer des Belegs in einer <a href="/contact-us">Nachricht</a>, mit deiner E-Mail-Adresse für das Etikett. Wir beginnen die Rücksendung. Druck das Etikett aus und gib das Paket in einer Postfiliale ab; es kostet dich nichts.</li></ul><p>Die Erstattung geht an die Person, die bezahlt hat, auf ihrem Zahlungsweg. Weder Beleg noch Etikett zeigen Preise.</p><p>Ohne den Beleg frag die Person, von der du das Geschenk hast: Sie findet ihn in ihrer Bestellung und kann die Rücksendung dort auch selbst beginnen.</p>',
        }),
      },
    ],
  }),
  textPage('help/contact', {
    title: { en: 'Contact', fr: 'Nous joindre', de: 'Kontakt' },
    description: {
      en: 'Questions about an order or a product.',
      fr: 'Questions sur une commande ou un produit.',
      de: 'Fragen zu einer Bestellung oder einem Produkt.',
    },
    text: {
      en: '<h2>Contact</h2><p><a href="/contact-us">Send us a message</a>, write to <a href="mailto:hello@nordkamm.example">hello@nordkamm.example</a>, with your order number if you have one, or ask in one of our <a href="/store-locator">stores</a>.</p>',
      fr: '<h2>Nous joindre</h2><p><a href="/contact-us">Envoyez-nous un message</a>, écrivez à <a href="mailto:bonjour@nordkamm.example">bonjour@nordkamm.example</a>, en indiquant votre numéro de commande si vous en avez un, ou passez dans l’un de nos <a href="/store-locator">magasins</a>.</p>',
      de: '<h2>Kontakt</h2><p><a href="/contact-us">Schick uns eine Nachricht</a>, schreib an <a href="mailto:hallo@nordkamm.example">hallo@nordkamm.example</a>, mit deiner Bestellnummer, wenn du eine hast, oder frag in einem unserer <a href="/store-locator">Läden</a>.</p>',
    },
  }),
];
