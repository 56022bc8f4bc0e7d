import { html, textPage, type ContentPageData } from './page.ts';

export const helpPages: readonly ContentPageData[] = [
  textPage('help/delivery', {
    title: { en: 'Shipping', gb: 'Delivery', fr: 'Livraison', de: 'Versand' },
    description: {
      en: 'How long shipping takes and what it costs.',
      gb: 'How long delivery takes and what it costs.',
      fr: 'Les délais et les frais de livraison.',
      de: 'Wie lange der Versand dauert und was er kostet.',
    },
    text: {
      en: '<h2>Shipping</h2><p>Standard shipping takes 2 to 4 business days and is free on orders of {amount} or more. Express shipping takes 1 to 2 business days.</p><p>Orders placed before 2 p.m. on a business day leave our warehouse the same day. In some cities they can also be delivered that day: checkout offers it where and when it is possible.</p><p>Goods that are made to order leave five business days later.</p>',
      gb: '<h2>Delivery</h2><p>Standard delivery takes 2 to 4 working days and is free on orders of {amount} or more. Express delivery takes 1 to 2 working days.</p><p>Orders placed before 2pm on a working day leave our warehouse the same day. In some cities they can also be delivered that day: checkout offers it where and when it is possible.</p><p>Goods that are made to order leave five working days later.</p>',
      fr: '<h2>Livraison</h2><p>La livraison standard prend de 2 à 4 jours ouvrables et est gratuite dès {amount} d’achat. La livraison express prend de 1 à 2 jours ouvrables.</p><p>Les commandes passées avant 14 h un jour ouvrable quittent notre entrepôt le jour même. Dans certaines villes, elles peuvent aussi être livrées ce jour-là : le choix est offert au paiement là où c’est possible.</p><p>Les articles fabriqués sur mesure partent cinq jours ouvrables plus tard.</p>',
      de: '<h2>Versand</h2><p>Der Standardversand dauert 2 bis 4 Werktage und ist ab {amount} kostenlos. Express dauert 1 bis 2 Werktage.</p><p>Bestellungen bis 14 Uhr an einem Werktag verlassen unser Lager am selben Tag. In einigen Städten liefern wir sie auch an diesem Tag: Die Kasse bietet es an, wo und wann es möglich ist.</p><p>Was wir auf Bestellung anfertigen, geht fünf Werktage später hinaus.</p>',
    },
    below: [
      {
        id: 'help-delivery-questions',
        type: 'accordions',
        title: {
          en: 'Questions about shipping',
          gb: 'Questions about delivery',
          fr: 'Questions sur la livraison',
          de: 'Fragen zum Versand',
        },
        items: [
          {
            title: {
              en: 'Can I change the address after I order?',
              fr: 'Puis-je changer l’adresse après avoir commandé?',
              de: 'Kann ich die Adresse nach der Bestellung ändern?',
            },
            richText: html({
              en: '<p>Yes, until the order leaves our warehouse. <a href="/contact-us">Write to us</a> with your order number.</p>',
              fr: '<p>Oui, tant que la commande n’a pas quitté notre entrepôt. <a href="/contact-us">Écrivez-nous</a> en indiquant votre numéro de commande.</p>',
              de: '<p>Ja, solange die Bestellung unser Lager noch nicht verlassen hat. <a href="/contact-us">Schreib uns</a> mit deiner Bestellnummer.</p>',
            }),
          },
          {
            title: {
              en: 'What if part of my order is missing?',
              fr: 'Que faire s’il manque une partie de ma commande?',
              de: 'Was, wenn ein Teil meiner Bestellung fehlt?',
            },
            richText: html({
              en: '<p>Orders may travel in several parcels. If nothing more arrives within three business days of the first one, tell us.</p>',
              gb: '<p>Orders may travel in several parcels. If nothing more arrives within three working days of the first one, tell us.</p>',
              fr: '<p>Une commande peut voyager en plusieurs colis. Si rien d’autre n’arrive dans les trois jours ouvrables suivant le premier, dites-le-nous.</p>',
              de: '<p>Eine Bestellung kann in mehreren Paketen kommen. Wenn drei Werktage nach dem ersten nichts mehr kommt, sag es uns.</p>',
            }),
            blocks: [
              { id: 'help-delivery-gap', type: 'spacer', bottomMargins: 'sm' },
              {
                id: 'help-delivery-parcels',
                type: 'rich-text',
                richText: html({
                  en: '<p>What did not come costs you nothing: the parcel is sent again or refunded.</p>',
                  fr: '<p>Ce qui n’est pas arrivé ne vous coûte rien : nous le renvoyons ou le remboursons.</p>',
                  de: '<p>Was nicht ankam, kostet dich nichts: Wir schicken es erneut oder erstatten es.</p>',
                }),
              },
            ],
          },
        ],
      },
    ],
  }),
  textPage('help/returns', {
    title: { en: 'Returns', fr: 'Retours', de: 'Rückgabe' },
    description: {
      en: '60 days to change your mind.',
      fr: '60 jours pour changer d’avis.',
      de: '60 Tage, um es dir anders zu überlegen.',
    },
    text: {
      en: '<h2>Returns</h2><p>You have 60 days to return anything you have not worn outdoors, free of charge. <a href="/help/returns/how-to-return">Here is how.</a></p><p>Goods that are made to order, such as an engraved mug, can be canceled until we begin to make them. They cannot be returned unless they are faulty: then <a href="/contact-us">write to us</a>.</p>',
      fr: '<h2>Retours</h2><p>Vous avez 60 jours pour retourner sans frais ce que vous n’avez pas porté à l’extérieur. <a href="/help/returns/how-to-return">Voici comment.</a></p><p>Un article fabriqué sur mesure, comme une tasse gravée, peut être annulé jusqu’au début de sa fabrication. Il ne peut être retourné que s’il est défectueux : dans ce cas, <a href="/contact-us">écrivez-nous</a>.</p>',
      de: '<h2>Rückgabe</h2><p>Was du nicht draußen getragen hast, kannst du 60 Tage lang kostenlos zurückgeben. <a href="/help/returns/how-to-return">So geht es.</a></p><p>Was wir auf Bestellung anfertigen, etwa einen gravierten Becher, kannst du stornieren, bis wir damit beginnen. Zurückgeben kannst du es nur, wenn es fehlerhaft ist: <a href="/contact-us">Schreib uns dann.</a></p>',
    },
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
  }),
  textPage('help/repairs', {
    title: { en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' },
    description: {
      en: 'Ten years of spare parts and a workshop of our own.',
      fr: 'Dix ans de pièces de rechange et notre propre atelier.',
      de: 'Zehn Jahre Ersatzteile und eine eigene Werkstatt.',
    },
    text: {
      en: '<h2>Repairs</h2><p>Bring what needs mending to a <a href="/store-locator">store</a> with a repair service, or <a href="/warranty">send us a request</a> with a photo of the damage. You know the price before the work begins. For ten years, repairs of our own defects are free.</p>',
      fr: '<h2>Réparations</h2><p>Apportez l’article à réparer dans un <a href="/store-locator">magasin</a> qui offre ce service, ou <a href="/warranty">envoyez-nous une demande</a> avec une photo du dommage. Vous connaissez le prix avant le début des travaux. Pendant dix ans, la réparation de nos défauts de fabrication est gratuite.</p>',
      de: '<h2>Reparaturen</h2><p>Bring das defekte Stück in einen <a href="/store-locator">Laden</a> mit Reparaturservice oder <a href="/warranty">schick uns eine Anfrage</a> mit einem Foto vom Schaden. Du kennst den Preis, bevor die Arbeit beginnt. Zehn Jahre lang kostet die Reparatur unserer eigenen Fehler nichts.</p>',
    },
  }),
  textPage('help/ridge-club', {
    title: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
    description: {
      en: 'Points, early access and a free repair each year.',
      fr: 'Des points, un accès anticipé et une réparation gratuite par année.',
      de: 'Punkte, früher Zugang und jedes Jahr eine kostenlose Reparatur.',
    },
    text: {
      en: '<h2>Ridge Club</h2><p>Membership is free. Every purchase earns points, and points turn into rewards at checkout.</p><ul><li>10 points for every $1</li><li>Early access to seasonal drops</li><li>One free repair each year</li></ul><p><a href="#modal-enrollment">Join the Ridge Club</a></p>',
      gb: '<h2>Ridge Club</h2><p>Membership is free. Every purchase earns points, and points turn into rewards at checkout.</p><ul><li>10 points for every £1</li><li>Early access to seasonal drops</li><li>One free repair each year</li></ul><p><a href="#modal-enrollment">Join the Ridge Club</a></p>',
      fr: '<h2>Club des crêtes</h2><p>L’adhésion est gratuite. Chaque achat rapporte des points, et les points deviennent des récompenses à la caisse.</p><ul><li>10 points par dollar</li><li>Un accès anticipé aux nouveautés</li><li>Une réparation gratuite par année</li></ul><p><a href="#modal-enrollment">Adhérer au Club des crêtes</a></p>',
      de: '<h2>Kammclub</h2><p>Die Mitgliedschaft ist kostenlos. Jeder Einkauf bringt Punkte, und aus Punkten werden Prämien an der Kasse.</p><ul><li>10 Punkte je Euro</li><li>Früher Zugang zu neuen Kollektionen</li><li>Jedes Jahr eine kostenlose Reparatur</li></ul><p><a href="#modal-enrollment">Dem Kammclub beitreten</a></p>',
    },
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
  textPage('help/privacy', {
    title: { en: 'Privacy', fr: 'Confidentialité', de: 'Datenschutz' },
    description: {
      en: 'What we keep about you, and why.',
      fr: 'Ce que nous gardons à votre sujet, et pourquoi.',
      de: 'Was wir über dich speichern und warum.',
    },
    text: {
      en: '<h2>Privacy</h2><p>We keep what an order needs: where it goes, how to reach you and what it was. Card numbers never reach us. You can ask us at any time what we hold, and have it erased.</p>',
      fr: '<h2>Confidentialité</h2><p>Nous gardons ce dont une commande a besoin : où elle va, comment vous joindre et ce qu’elle contenait. Les numéros de carte ne nous parviennent jamais. Vous pouvez en tout temps demander ce que nous conservons et le faire effacer.</p>',
      de: '<h2>Datenschutz</h2><p>Wir speichern, was eine Bestellung braucht: wohin sie geht, wie wir dich erreichen und was darin war. Kartennummern erreichen uns nie. Du kannst jederzeit fragen, was wir haben, und es löschen lassen.</p>',
    },
  }),
  textPage('help/terms', {
    title: { en: 'Terms of sale', fr: 'Conditions de vente', de: 'Verkaufsbedingungen' },
    description: {
      en: 'What applies to orders from this shop.',
      fr: 'Ce qui s’applique aux commandes de cette boutique.',
      de: 'Was für Bestellungen in diesem Shop gilt.',
    },
    text: {
      en: '<h2>Terms of sale</h2><p>An order becomes a contract when it is confirmed with an order number. Sales tax is added at checkout. Goods are yours once they are paid for.</p>',
      gb: '<h2>Terms of sale</h2><p>An order becomes a contract when it is confirmed with an order number. Prices include VAT. Goods are yours once they are paid for.</p>',
      fr: '<h2>Conditions de vente</h2><p>Une commande devient un contrat lorsqu’elle est confirmée par un numéro de commande. Les taxes s’ajoutent à la caisse. Les articles vous appartiennent une fois payés.</p>',
      de: '<h2>Verkaufsbedingungen</h2><p>Aus einer Bestellung wird ein Vertrag, wenn sie mit einer Bestellnummer bestätigt ist. Alle Preise enthalten die Mehrwertsteuer. Die Ware gehört dir, sobald sie bezahlt ist.</p>',
    },
  }),
  textPage('help/terms/sms', {
    title: {
      en: 'Terms of text messages',
      fr: 'Conditions des messages texte',
      de: 'Bedingungen für SMS',
    },
    description: {
      en: 'How our text messages work and how to end them.',
      fr: 'Le fonctionnement de nos messages texte et la façon d’y mettre fin.',
      de: 'Wie unsere SMS funktionieren und wie du sie beendest.',
    },
    text: {
      en: '<h2>Terms of text messages</h2><p>You receive at most four messages a month at the number that you signed up with. Your carrier may charge for them. You can <a href="/newsletter">unsubscribe</a> at any time; this number is then no longer used.</p>',
      fr: '<h2>Conditions des messages texte</h2><p>Vous recevez quatre messages par mois au plus, au numéro que vous avez inscrit. Votre fournisseur peut les facturer. Vous pouvez <a href="/newsletter">vous désabonner</a> à tout moment; ce numéro n’est alors plus utilisé.</p>',
      de: '<h2>Bedingungen für SMS</h2><p>Du erhältst höchstens vier Nachrichten im Monat an die Nummer, mit der du dich angemeldet hast. Dein Anbieter kann sie berechnen. Du kannst dich jederzeit <a href="/newsletter">abmelden</a>; dann wird diese Nummer nicht mehr verwendet.</p>',
    },
  }),
  textPage('help/cookies', {
    title: { en: 'Cookies', fr: 'Témoins', de: 'Cookies' },
    description: {
      en: 'Three cookies, no trackers.',
      fr: 'Trois témoins, aucun pistage.',
      de: 'Drei Cookies, keine Verfolgung.',
    },
    text: {
      en: '<h2>Cookies</h2><p>One cookie keeps your cart and sign-in, another remembers your language. After a sign-in, a third one recognizes this device, so that others cannot lock you out of your account here. There are no others.</p>',
      gb: '<h2>Cookies</h2><p>One cookie keeps your basket and sign-in, another remembers your language. After a sign-in, a third one recognises this device, so that others cannot lock you out of your account here. There are no others.</p>',
      fr: '<h2>Témoins</h2><p>Un témoin conserve votre panier et votre connexion, un autre se souvient de votre langue. Après une connexion, un troisième reconnaît cet appareil, afin que personne d’autre ne puisse y bloquer l’accès à votre compte. Il n’y en a pas d’autres.</p>',
      de: '<h2>Cookies</h2><p>Ein Cookie merkt sich Warenkorb und Anmeldung, ein zweites deine Sprache. Nach einer Anmeldung erkennt ein drittes dieses Gerät, damit andere dich hier nicht aus deinem Konto aussperren können. Mehr gibt es nicht.</p>',
    },
  }),
];
