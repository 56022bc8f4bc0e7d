import { html, picture, target, textPage, type ContentPageData } from './page.ts';

/** How to care for gear: a film, goods that help, and ways to continue. */
export const carePage: ContentPageData = textPage('help/care', {
  title: {
    en: 'Care for your gear',
    gb: 'Care for your kit',
    fr: 'Prendre soin de l’équipement',
    de: 'Ausrüstung pflegen',
  },
  description: {
    en: 'Air, clean, wax, mend: what keeps gear alive.',
    gb: 'Air, clean, wax, mend: what keeps kit alive.',
    fr: 'Aérer, nettoyer, cirer, réparer : ce qui garde l’équipement en vie.',
    de: 'Lüften, reinigen, wachsen, flicken: was Ausrüstung am Leben hält.',
  },
  text: {
    en: '<h2>Care for your gear</h2><p>Open the zippers and air everything for a night. Brush mud off dry. Wash jackets at the temperature on the label, without softener, and tumble them warm: heat brings the repellency back.</p><p>Leather wants wax, not oil. Two thin layers a season are enough.</p>',
    gb: '<h2>Care for your kit</h2><p>Open the zips and air everything for a night. Brush mud off dry. Wash jackets at the temperature on the label, without softener, and tumble them warm: heat brings the repellency back.</p><p>Leather wants wax, not oil. Two thin layers a season are enough.</p>',
    fr: '<h2>Prendre soin de l’équipement</h2><p>Ouvrez les fermetures et laissez tout aérer une nuit. Brossez la boue une fois sèche. Lavez les manteaux à la température de l’étiquette, sans assouplissant, puis séchez-les à chaud : la chaleur ravive la déperlance.</p><p>Le cuir demande de la cire, pas d’huile. Deux minces couches par saison suffisent.</p>',
    de: '<h2>Ausrüstung pflegen</h2><p>Mach die Reißverschlüsse auf und lüfte alles eine Nacht lang. Bürste Schlamm trocken ab. Wasch Jacken bei der Temperatur auf dem Etikett, ohne Weichspüler, und trockne sie warm: Hitze lässt Wasser wieder abperlen.</p><p>Leder will Wachs, kein Öl. Zwei dünne Schichten pro Saison reichen.</p>',
  },
  below: [
    {
      id: 'care-film',
      type: 'video-player',
      title: { en: 'A night in the air', fr: 'Une nuit au grand air', de: 'Eine Nacht an der Luft' },
      poster: picture('film/dawn', {
        en: 'Fog drifts below a ridge at dawn',
        fr: 'La brume glisse sous une crête à l’aube',
        de: 'Nebel zieht im Morgengrauen unter einem Grat',
      }),
      player: { film: 'dawn', play: 'asked' },
    },
    {
      id: 'care-film-text',
      type: 'rich-text',
      richText: html({
        en: '<p>What you see: fog drifts below a ridge at dawn, and the first light reaches the rocks. The film has no sound.</p>',
        fr: '<p>Ce qu’on y voit : la brume glisse sous une crête à l’aube, et la première lumière atteint les rochers. Le film n’a pas de son.</p>',
        de: '<p>Was du siehst: Nebel zieht im Morgengrauen unter einem Grat, und das erste Licht erreicht die Felsen. Der Film hat keinen Ton.</p>',
      }),
    },
    {
      id: 'care-popular',
      type: 'product-recommendations',
      widgetId: 'no-results',
      variant: '3-cards',
      title: { en: 'Made to be mended', fr: 'Faits pour être réparés', de: 'Zum Flicken gemacht' },
    },
    {
      id: 'care-extras',
      type: 'upsell',
      title: {
        en: 'With what is in your cart',
        gb: 'With what is in your basket',
        fr: 'Avec ce qui est dans votre panier',
        de: 'Zu deinem Warenkorb',
      },
    },
    {
      id: 'care-notes',
      type: 'promo-bar',
      autorotateTime: 8,
      closable: false,
      messages: [
        {
          id: 'care-repairs',
          richText: html({ en: 'Torn? We mend it.', fr: 'Déchiré? Nous réparons.', de: 'Gerissen? Wir flicken es.' }),
          targets: [target({ en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' }, '/help/repairs', 'link')],
        },
        {
          id: 'care-stores',
          richText: html({
            en: 'Our stores wax boots while you wait.',
            fr: 'Nos magasins cirent les bottes sur place.',
            de: 'Unsere Läden wachsen Stiefel, während du wartest.',
          }),
          targets: [
            target({ en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' }, '/store-locator', 'link'),
          ],
        },
      ],
    },
    {
      id: 'care-club',
      type: 'pop-up',
      name: 'account-care',
      title: {
        en: 'Members get one free repair each calendar year.',
        fr: 'Les membres ont droit à une réparation gratuite par année civile.',
        de: 'Mitglieder bekommen in jedem Kalenderjahr eine kostenlose Reparatur.',
      },
      maximizedTitle: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
      logoSize: 'small',
      colors: { text: '#ffffff', background: '#22433b' },
      targets: [
        target({ en: 'Create an account', fr: 'Créer un compte', de: 'Konto anlegen' }, '#modal-sign-up', 'secondary'),
      ],
      disclaimer: html({
        en: '<p>See the <a href="/help/terms/loyalty">terms of the club</a>.</p>',
        fr: '<p>Voir les <a href="/help/terms/loyalty">conditions du club</a>.</p>',
        de: '<p>Es gelten die <a href="/help/terms/loyalty">Bedingungen des Clubs</a>.</p>',
      }),
    },
    {
      id: 'care-newsletter',
      type: 'newsletter-form',
      title: {
        en: 'Repairs and routes by email',
        fr: 'Réparations et itinéraires par courriel',
        de: 'Reparaturen und Routen per E-Mail',
      },
      richText: html({
        en: '<p>About twice a month, never more.</p>',
        fr: '<p>Environ deux fois par mois, jamais plus.</p>',
        de: '<p>Etwa zweimal im Monat, nie öfter.</p>',
      }),
    },
    {
      id: 'care-next',
      type: 'collection-grid',
      title: { en: 'When care is not enough', fr: 'Quand l’entretien ne suffit plus', de: 'Wenn Pflege nicht reicht' },
      breakpoints: {
        sm: { slideWidth: '100%', slidePadding: '1.5rem' },
        md: { slideWidth: '33.33%', slidePadding: '1.5rem' },
      },
      blocks: [
        {
          id: 'care-next-repairs',
          type: 'banner-menu',
          title: { en: 'To the bench with it', fr: 'Direction l’établi', de: 'Ab auf die Werkbank' },
          richText: html({
            en: '<p>Zips, seams, soles and poles, for ten years.</p>',
            fr: '<p>Fermetures, coutures, semelles et arceaux, pendant dix ans.</p>',
            de: '<p>Reißverschlüsse, Nähte, Sohlen und Bögen, zehn Jahre lang.</p>',
          }),
          media: picture('scenes/hero-forest'),
          targets: [
            target({ en: 'How repairs work', fr: 'Nos réparations', de: 'So reparieren wir' }, '/help/repairs', 'link'),
          ],
        },
        {
          id: 'care-next-material',
          type: 'banner-menu',
          title: { en: 'What it is made of', fr: 'De quoi c’est fait', de: 'Woraus es besteht' },
          richText: html({
            en: '<p>Nylon, down, wool and leather: what goes in, and why.</p>',
            fr: '<p>Nylon, duvet, laine et cuir : ce que nous utilisons, et pourquoi.</p>',
            de: '<p>Nylon, Daune, Wolle und Leder: was hineinkommt und warum.</p>',
          }),
          media: picture('scenes/scene-forest'),
          targets: [
            target(
              { en: 'Materials and impact', fr: 'Matières et empreinte', de: 'Material und Folgen' },
              '/help/sustainability',
              'link',
            ),
          ],
        },
        {
          id: 'care-next-question',
          type: 'banner-menu',
          title: { en: 'Ask before you wash', fr: 'Demandez avant de laver', de: 'Frag, bevor du wäschst' },
          richText: html({
            en: '<p>Tell us what it is and what happened to it. A person answers.</p>',
            fr: '<p>Dites-nous ce que c’est et ce qui est arrivé. Une personne répond.</p>',
            de: '<p>Schreib uns, was es ist und was passiert ist. Ein Mensch antwortet.</p>',
          }),
          media: picture('scenes/hero-lake'),
          targets: [target({ en: 'Contact us', fr: 'Nous joindre', de: 'Kontakt' }, '/contact-us', 'link')],
        },
      ],
    },
    {
      id: 'care-menu',
      type: 'mega-menu',
      title: { en: 'Where to next?', fr: 'Et maintenant?', de: 'Wohin jetzt?' },
    },
  ],
});
