import { textPage, type PageData } from './page.ts';

export const helpPages: readonly PageData[] = [
  textPage('help/delivery', {
    title: { en: 'Delivery', fr: 'Livraison', de: 'Versand' },
    description: { en: 'How long delivery takes and what it costs.', fr: 'Les délais et les frais de livraison.', de: 'Wie lange der Versand dauert und was er kostet.' },
    text: {
      en: '<h2>Delivery</h2><p>Standard delivery takes two to four working days and is free on orders over $75. Express takes one to two.</p><p>Orders placed before 2 pm leave our warehouse the same day.</p>',
      gb: '<h2>Delivery</h2><p>Standard delivery takes two to four working days and is free on orders over £75. Express takes one to two.</p><p>Orders placed before 2 pm leave our warehouse the same day.</p>',
      fr: '<h2>Livraison</h2><p>La livraison standard prend de deux à quatre jours ouvrables et est gratuite pour les commandes de plus de 75 $. La livraison express prend un ou deux jours.</p><p>Les commandes passées avant 14 h quittent notre entrepôt le jour même.</p>',
      de: '<h2>Versand</h2><p>Der Standardversand dauert zwei bis vier Werktage und ist ab 75 € kostenlos. Express dauert ein bis zwei Werktage.</p><p>Bestellungen bis 14 Uhr verlassen unser Lager am selben Tag.</p>',
    },
  }),
  textPage('help/returns', {
    title: { en: 'Returns', fr: 'Retours', de: 'Rückgabe' },
    description: { en: 'Sixty days to change your mind.', fr: 'Soixante jours pour changer d’idée.', de: 'Sechzig Tage, um es dir anders zu überlegen.' },
    text: {
      en: '<h2>Returns</h2><p>You have sixty days to send back what you have not worn outside. <a href="/help/returns/how-to-return">Here is how.</a></p>',
      fr: '<h2>Retours</h2><p>Vous avez soixante jours pour retourner ce que vous n’avez pas porté dehors. <a href="/help/returns/how-to-return">Voici comment.</a></p>',
      de: '<h2>Rückgabe</h2><p>Was du nicht draußen getragen hast, kannst du sechzig Tage lang zurückschicken. <a href="/help/returns/how-to-return">So geht es.</a></p>',
    },
  }),
  textPage('help/returns/how-to-return', {
    title: { en: 'How to return', fr: 'Comment retourner un article', de: 'So schickst du etwas zurück' },
    description: { en: 'Three steps from your door to your refund.', fr: 'Trois étapes, de votre porte à votre remboursement.', de: 'Drei Schritte von deiner Tür bis zur Erstattung.' },
    text: {
      en: '<h2>How to return</h2><ol><li>Pack the items with the slip that came with them.</li><li>Print the label from your order, or ask us for one.</li><li>Hand the parcel in at any post office.</li></ol><p>We refund within five working days of its arrival.</p>',
      fr: '<h2>Comment retourner un article</h2><ol><li>Emballez les articles avec le bordereau reçu.</li><li>Imprimez l’étiquette depuis votre commande, ou demandez-nous-en une.</li><li>Déposez le colis dans n’importe quel bureau de poste.</li></ol><p>Nous remboursons dans les cinq jours ouvrables suivant son arrivée.</p>',
      de: '<h2>So schickst du etwas zurück</h2><ol><li>Packe die Artikel mit dem beiliegenden Zettel ein.</li><li>Drucke das Etikett aus deiner Bestellung oder bitte uns um eines.</li><li>Gib das Paket in einer beliebigen Postfiliale ab.</li></ol><p>Wir erstatten innerhalb von fünf Werktagen, nachdem es angekommen ist.</p>',
    },
  }),
  textPage('help/repairs', {
    title: { en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' },
    description: { en: 'Ten years of spare parts and a workshop that answers.', fr: 'Dix ans de pièces et un atelier qui répond.', de: 'Zehn Jahre Ersatzteile und eine Werkstatt, die antwortet.' },
    text: {
      en: '<h2>Repairs</h2><p>Send us a photo of the damage. Within two days we tell you what the repair costs; what is our fault costs nothing for ten years.</p>',
      fr: '<h2>Réparations</h2><p>Envoyez-nous une photo du dommage. En deux jours, nous vous disons ce que coûte la réparation; ce qui est notre faute ne coûte rien pendant dix ans.</p>',
      de: '<h2>Reparaturen</h2><p>Schick uns ein Foto vom Schaden. Nach höchstens zwei Tagen sagen wir dir, was die Reparatur kostet; was unser Fehler ist, kostet zehn Jahre lang nichts.</p>',
    },
  }),
  textPage('help/ridge-club', {
    title: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
    description: { en: 'Points, early access and a free repair each year.', fr: 'Des points, un accès anticipé et une réparation gratuite par année.', de: 'Punkte, früher Zugang und jedes Jahr eine kostenlose Reparatur.' },
    text: {
      en: '<h2>Ridge Club</h2><p>Membership is free. Every purchase earns points, and points turn into rewards at checkout.</p><ul><li>10 points for every $1</li><li>Early access to seasonal drops</li><li>One free repair each year</li></ul>',
      gb: '<h2>Ridge Club</h2><p>Membership is free. Every purchase earns points, and points turn into rewards at checkout.</p><ul><li>10 points for every £1</li><li>Early access to seasonal drops</li><li>One free repair each year</li></ul>',
      fr: '<h2>Club des crêtes</h2><p>L’adhésion est gratuite. Chaque achat rapporte des points, et les points deviennent des récompenses à la caisse.</p><ul><li>10 points par dollar</li><li>Un accès anticipé aux nouveautés</li><li>Une réparation gratuite par année</li></ul>',
      de: '<h2>Kammclub</h2><p>Die Mitgliedschaft ist kostenlos. Jeder Einkauf bringt Punkte, und aus Punkten werden Prämien an der Kasse.</p><ul><li>10 Punkte je Euro</li><li>Früher Zugang zu neuen Kollektionen</li><li>Jedes Jahr eine kostenlose Reparatur</li></ul>',
    },
  }),
  textPage('help/contact', {
    title: { en: 'Contact', fr: 'Nous joindre', de: 'Kontakt' },
    description: { en: 'People who answer.', fr: 'Des gens qui répondent.', de: 'Menschen, die antworten.' },
    text: {
      en: '<h2>Contact</h2><p>Write to <a href="mailto:hello@nordkamm.example">hello@nordkamm.example</a>. We answer on working days within a few hours.</p>',
      fr: '<h2>Nous joindre</h2><p>Écrivez à <a href="mailto:bonjour@nordkamm.example">bonjour@nordkamm.example</a>. Nous répondons les jours ouvrables en quelques heures.</p>',
      de: '<h2>Kontakt</h2><p>Schreib an <a href="mailto:hallo@nordkamm.example">hallo@nordkamm.example</a>. An Werktagen antworten wir innerhalb weniger Stunden.</p>',
    },
  }),
  textPage('help/privacy', {
    title: { en: 'Privacy', fr: 'Confidentialité', de: 'Datenschutz' },
    description: { en: 'What we keep about you, and why.', fr: 'Ce que nous gardons à votre sujet, et pourquoi.', de: 'Was wir über dich speichern und warum.' },
    text: {
      en: '<h2>Privacy</h2><p>We keep what an order needs: where it goes, how to reach you and what it was. Card numbers never reach us. Ask us at any time what we hold, and we send it or erase it.</p>',
      fr: '<h2>Confidentialité</h2><p>Nous gardons ce dont une commande a besoin : où elle va, comment vous joindre et ce qu’elle contenait. Les numéros de carte ne nous parviennent jamais. Demandez-nous en tout temps ce que nous conservons; nous vous l’envoyons ou l’effaçons.</p>',
      de: '<h2>Datenschutz</h2><p>Wir speichern, was eine Bestellung braucht: wohin sie geht, wie wir dich erreichen und was darin war. Kartennummern erreichen uns nie. Frag uns jederzeit, was wir haben; wir schicken es dir oder löschen es.</p>',
    },
  }),
  textPage('help/terms', {
    title: { en: 'Terms of sale', fr: 'Conditions de vente', de: 'Verkaufsbedingungen' },
    description: { en: 'The rules on both sides.', fr: 'Les règles des deux côtés.', de: 'Die Regeln für beide Seiten.' },
    text: {
      en: '<h2>Terms of sale</h2><p>An order becomes a contract when we confirm it by e-mail. Sales tax is added at checkout. Goods are yours when they are paid for.</p>',
      gb: '<h2>Terms of sale</h2><p>An order becomes a contract when we confirm it by e-mail. Prices include VAT. Goods are yours when they are paid for.</p>',
      fr: '<h2>Conditions de vente</h2><p>Une commande devient un contrat lorsque nous la confirmons par courriel. Les taxes s’ajoutent à la caisse. Les articles vous appartiennent une fois payés.</p>',
      de: '<h2>Verkaufsbedingungen</h2><p>Aus einer Bestellung wird ein Vertrag, wenn wir sie per E-Mail bestätigen. Alle Preise enthalten die Mehrwertsteuer. Die Ware gehört dir, sobald sie bezahlt ist.</p>',
    },
  }),
  textPage('help/cookies', {
    title: { en: 'Cookies', fr: 'Témoins', de: 'Cookies' },
    description: { en: 'Two cookies, no trackers.', fr: 'Deux témoins, aucun pistage.', de: 'Zwei Cookies, keine Verfolgung.' },
    text: {
      en: '<h2>Cookies</h2><p>One cookie keeps your cart together, another remembers your language. There are no others.</p>',
      fr: '<h2>Témoins</h2><p>Un témoin garde votre panier, un autre se souvient de votre langue. Il n’y en a pas d’autres.</p>',
      de: '<h2>Cookies</h2><p>Ein Cookie hält deinen Warenkorb zusammen, ein zweites merkt sich deine Sprache. Mehr gibt es nicht.</p>',
    },
  }),
];
