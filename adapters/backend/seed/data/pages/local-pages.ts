import { urlOfCategory } from '../navigation.ts';
import { html, picture, target, textPage, type ContentPageData } from '../page.ts';

/** Pages of two stores, of another city on each site (RTE-39, RTE-49). */
export const localPages: readonly ContentPageData[] = [
  {
    name: 'basecamp',
    title: {
      en: 'Basecamp Denver',
      gb: 'Basecamp Edinburgh',
      fr: 'Camp de base Montréal',
      de: 'Basislager Denver',
    },
    description: {
      en: 'Our store on Larimer Street: boot fitting, repairs and an early kettle.',
      gb: 'Our store on Rose Street: boot fitting, repairs and an early kettle.',
      fr: 'Notre magasin de la rue Saint-Denis : ajustement de bottes, réparations et bouilloire matinale.',
      de: 'Unser Laden in der Larimer Street: Stiefelanprobe, Reparaturen und ein früher Wasserkessel.',
    },
    sections: [
      {
        id: 'hero',
        items: [
          {
            id: 'basecamp-hero',
            type: 'hero-standard',
            gradientStyle: 'focused',
            eyebrowText: {
              en: '1448 Larimer Street',
              gb: '76 Rose Street',
              fr: '4216, rue Saint-Denis',
              de: 'Larimer Street 1448',
            },
            title: {
              en: 'Basecamp Denver',
              gb: 'Basecamp Edinburgh',
              fr: 'Camp de base Montréal',
              de: 'Basislager Denver',
            },
            subtitle: {
              en: 'The last bench before the mountains.',
              gb: 'The last bench before the hills.',
              fr: 'Le dernier établi avant les montagnes.',
              de: 'Die letzte Werkbank vor den Bergen.',
            },
            media: {
              _tag: 'picture',
              picture: picture('scenes/hero-pass'),
              smallPicture: picture('scenes/hero-pass-tall'),
            },
            targets: [
              target(
                { en: 'Hours and directions', fr: 'Heures et itinéraire', de: 'Öffnungszeiten und Weg' },
                '/store-locator',
              ),
            ],
          },
        ],
      },
      {
        id: 'text',
        items: [
          {
            id: 'basecamp-text',
            type: 'rich-text',
            richText: html({
              en: '<h2>What happens here</h2><p>The workshop is in front, behind glass, so that you can see what becomes of your boots. The ramp for trying them on is behind it, and goes down. We are open from 10 a.m. to 8 p.m., on Sundays from 11 a.m. to 6 p.m.</p><ul><li><strong>Boot fitting</strong> on the ramp, without an appointment.</li><li><strong>Repairs</strong> over the counter, at a price you know before the work begins.</li><li><strong>Washing and waterproofing</strong> of shells and down.</li><li><strong>Order pickup and returns,</strong> without packing anything.</li></ul><p>On weekends the kettle is on an hour before we open, for anyone on the way up. Bring a mug.</p>',
              gb: '<h2>What happens here</h2><p>The workshop is in front, behind glass, so that you can see what becomes of your boots. The ramp for trying them on is behind it, and goes down. We are open from 10am to 8pm, on Sundays from 11am to 6pm.</p><ul><li><strong>Boot fitting</strong> on the ramp, without an appointment.</li><li><strong>Repairs</strong> over the counter, at a price you know before the work begins.</li><li><strong>Washing and waterproofing</strong> of shells and down.</li><li><strong>Order pickup and returns,</strong> without packing anything.</li></ul><p>At weekends the kettle is on an hour before we open, for anyone heading north. Bring a mug.</p>',
              fr: '<h2>Ce qui s’y passe</h2><p>L’atelier est en avant, derrière une vitre, pour que vous voyiez ce que deviennent vos bottes. La rampe d’essai est derrière, et elle descend. Nous ouvrons de 10 h à 20 h, le dimanche de 11 h à 18 h.</p><ul><li><strong>Ajustement de bottes</strong> sur la rampe, sans rendez-vous.</li><li><strong>Réparations</strong> au comptoir, à un prix connu avant le début des travaux.</li><li><strong>Lavage et imperméabilisation</strong> des coquilles et du duvet.</li><li><strong>Ramassage de commandes et retours,</strong> sans rien emballer.</li></ul><p>La fin de semaine, la bouilloire chauffe une heure avant l’ouverture, pour quiconque monte vers le nord. Apportez une tasse.</p>',
              de: '<h2>Was hier geschieht</h2><p>Die Werkstatt liegt vorn hinter Glas, damit du siehst, was aus deinen Stiefeln wird. Dahinter ist die Rampe zum Anprobieren, und sie führt hinab. Offen ist von 10 bis 20 Uhr, sonntags von 11 bis 18 Uhr.</p><ul><li><strong>Stiefelanprobe</strong> auf der Rampe, ohne Termin.</li><li><strong>Reparaturen</strong> am Tresen, zu einem Preis, den du vorher kennst.</li><li><strong>Waschen und Imprägnieren</strong> von Hardshells und Daune.</li><li><strong>Abholung und Rückgabe,</strong> ohne etwas einzupacken.</li></ul><p>Am Wochenende kocht das Wasser schon eine Stunde früher, für alle, die hinauffahren. Bring einen Becher mit.</p>',
            }),
          },
        ],
      },
      {
        id: 'bench',
        items: [
          {
            id: 'basecamp-bench',
            type: 'banner-split',
            title: {
              en: 'Old boots, new soles',
              fr: 'Vieilles bottes, semelles neuves',
              de: 'Alte Stiefel, neue Sohlen',
            },
            richText: html({
              en: '<p>Ten business days, a third of the price of a new pair, and nothing to break in.</p>',
              gb: '<p>Ten working days, a third of the price of a new pair, and nothing to break in.</p>',
              fr: '<p>Dix jours ouvrables, le tiers du prix d’une paire neuve, et rien à assouplir.</p>',
              de: '<p>Zehn Werktage, ein Drittel des Preises, und nichts einzulaufen.</p>',
            }),
            media: picture('products/NKRIDGE1BAR-1', {
              en: 'The Ridgeline Mid in brown leather',
              fr: 'La Ridgeline Mid en cuir brun',
              de: 'Der Ridgeline Mid aus braunem Leder',
            }),
            targets: [
              target(
                { en: 'How it is done', fr: 'Comment nous faisons', de: 'So machen wir es' },
                '/articles/new-soles-for-old-boots',
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'westend',
    title: { en: 'West End Seattle', gb: 'West End London', fr: 'West End Toronto', de: 'West End, Seattle' },
    description: {
      en: 'Our store on Pike Place Walk: rain shells, repairs and a view of what they are for.',
      gb: 'Our store on Floral Street, Covent Garden: rain shells, repairs and a map of the night trains.',
      fr: 'Notre magasin de la rue Queen Ouest : imperméables, réparations et une carte des sentiers à portée de train.',
      de: 'Unser Laden am Pike Place Walk: Regenjacken, Reparaturen und ein Blick auf das, wofür sie da sind.',
    },
    sections: [
      {
        id: 'hero',
        items: [
          {
            id: 'westend-hero',
            type: 'hero-standard',
            gradientStyle: 'focused',
            eyebrowText: {
              en: '1520 Pike Place Walk',
              gb: '31 Floral Street',
              fr: '401, rue Queen Ouest',
              de: 'Pike Place Walk 1520',
            },
            title: { en: 'West End Seattle', gb: 'West End London', fr: 'West End Toronto', de: 'West End, Seattle' },
            subtitle: {
              en: 'Two streets from the water, three hours from the snow.',
              gb: 'Two streets from the theatre, one night from the snow.',
              fr: 'Le tramway à la porte, les premiers sentiers à une heure.',
              de: 'Zwei Straßen vom Wasser, drei Stunden vom Schnee.',
            },
            media: {
              _tag: 'picture',
              picture: picture('scenes/hero-coast'),
              smallPicture: picture('scenes/hero-coast-tall'),
            },
            targets: [
              target(
                { en: 'Hours and directions', fr: 'Heures et itinéraire', de: 'Öffnungszeiten und Weg' },
                '/store-locator',
              ),
            ],
          },
        ],
      },
      {
        id: 'text',
        items: [
          {
            id: 'westend-text',
            type: 'rich-text',
            richText: html({
              en: '<h2>A store for rain</h2><p>Nobody here asks why you need a shell. Behind the counter there is a shower with a window: hang your old jacket in it, press the button and see whether it leaks or only needs a wash. More often than not it needs a wash, which we do while you have lunch.</p><p>Upstairs are the tents, one of them always pitched, and a bench where zippers and soles are replaced. Open from 10 a.m. to 8 p.m., on Sundays from 11 a.m. to 6 p.m. You can <a href="/help/delivery">pick up orders</a> and bring back <a href="/help/returns">returns</a> at the same counter.</p>',
              gb: '<h2>A store for rain</h2><p>Nobody here asks why you need a shell. Behind the counter there is a shower with a window: hang your old jacket in it, press the button and see whether it leaks or only needs a wash. More often than not it needs a wash, which we do while you have lunch.</p><p>Downstairs are the tents, one of them always pitched, and a bench where zips and soles are replaced. Open from 10am to 8pm, on Sundays from 11am to 6pm. You can <a href="/help/delivery">pick up orders</a> and bring back <a href="/help/returns">returns</a> before the curtain goes up.</p>',
              fr: '<h2>Un magasin pour la pluie</h2><p>Ici, personne ne demande pourquoi il vous faut une coquille. Derrière le comptoir, il y a une douche vitrée : accrochez-y votre vieux manteau, appuyez sur le bouton et voyez s’il fuit ou s’il a seulement besoin d’un lavage. Le plus souvent, c’est un lavage, et nous le faisons pendant que vous dînez.</p><p>À l’étage, les tentes, dont une toujours montée, et un établi où l’on remplace les glissières et les semelles. Ouvert de 10 h à 20 h, le dimanche de 11 h à 18 h. Vous pouvez y <a href="/help/delivery">ramasser vos commandes</a> et y rapporter vos <a href="/help/returns">retours</a>, dans les deux langues.</p>',
              de: '<h2>Ein Laden für Regen</h2><p>Hier fragt niemand, wozu du eine Regenjacke brauchst. Hinter dem Tresen ist eine Dusche mit Fenster: Häng deine alte Jacke hinein, drück den Knopf und sieh, ob sie undicht ist oder nur gewaschen werden muss. Meist muss sie gewaschen werden, und das machen wir, während du zu Mittag isst.</p><p>Oben sind die Zelte, eines immer aufgebaut, und eine Werkbank, an der Reißverschlüsse und Sohlen ersetzt werden. Offen von 10 bis 20 Uhr, sonntags von 11 bis 18 Uhr. Du kannst <a href="/help/delivery">Bestellungen abholen</a> und <a href="/help/returns">Retouren</a> abgeben.</p>',
            }),
          },
        ],
      },
      {
        id: 'shells',
        items: [
          {
            id: 'westend-shells',
            type: 'inline-catalog',
            title: { en: 'For a wet city', fr: 'Pour une ville mouillée', de: 'Für eine nasse Stadt' },
            categoryId: '2100',
            limit: 4,
            layout: 'grid',
            target: target(
              { en: 'All jackets', fr: 'Tous les manteaux', de: 'Alle Jacken' },
              urlOfCategory('2100'),
              'link',
            ),
          },
        ],
      },
    ],
  },
  textPage('promotions', {
    title: { en: 'Current offers', fr: 'Offres en cours', de: 'Aktuelle Angebote' },
    description: {
      en: 'What is reduced at the moment, with the conditions next to it.',
      fr: 'Ce qui est à prix réduit en ce moment, avec les conditions juste à côté.',
      de: 'Was gerade günstiger ist, mit den Bedingungen gleich daneben.',
    },
    text: {
      en: '<p>We have few offers and no countdowns. Each says who can use it.</p><ul><li><strong>Two packs, 10% off,</strong> for everyone. Put two or more <a href="/c/packs-3000">packs</a> in your cart; the discount is taken off there.</li><li><strong>10% off your first order,</strong> for everyone who has not ordered yet. Enter WELCOME10 in the cart, once per account.</li><li><strong>5% off,</strong> for members of the Ridge Club. Sign in and enter MEMBER5. <a href="/help/ridge-club">Joining is free.</a></li><li><strong>Free standard shipping</strong> on orders of {amount} or more, for everyone.</li><li><strong>Last runs and last colors</strong> are in the <a href="/c/sale-6000">sale</a>, with the same ten-year guarantee.</li></ul><p>Codes do not apply to gift cards. If you are close to an offer, the cart tells you.</p>',
      gb: '<p>We have few offers and no countdowns. Each says who can use it.</p><ul><li><strong>Two packs, 10% off,</strong> for everyone. Put two or more <a href="/c/packs-3000">packs</a> in your basket; the discount is taken off there.</li><li><strong>10% off your first order,</strong> for everyone who has not ordered yet. Enter WELCOME10 in the basket, once per account.</li><li><strong>5% off,</strong> for members of the Ridge Club. Sign in and enter MEMBER5. <a href="/help/ridge-club">Joining is free.</a></li><li><strong>Free standard delivery</strong> on orders of {amount} or more, for everyone.</li><li><strong>Last runs and last colours</strong> are in the <a href="/c/sale-6000">sale</a>, with the same ten-year guarantee.</li></ul><p>Codes do not apply to gift cards. If you are close to an offer, the basket tells you.</p>',
      fr: '<p>Nous avons peu d’offres et aucun compte à rebours. Chacune dit à qui elle s’adresse.</p><ul><li><strong>Deux sacs, 10 % de rabais,</strong> pour tout le monde. Mettez deux <a href="/c/packs-3000">sacs</a> ou plus dans votre panier; le rabais s’y applique.</li><li><strong>10 % de rabais sur votre première commande,</strong> si vous n’avez encore rien commandé. Entrez WELCOME10 dans le panier, une fois par compte.</li><li><strong>5 % de rabais,</strong> pour les membres du Club des crêtes. Ouvrez une session et entrez MEMBER5. <a href="/help/ridge-club">L’adhésion est gratuite.</a></li><li><strong>Livraison standard gratuite</strong> dès {amount} d’achat, pour tout le monde.</li><li><strong>Les dernières séries et dernières couleurs</strong> sont en <a href="/c/sale-6000">solde</a>, avec la même garantie de dix ans.</li></ul><p>Les codes ne s’appliquent pas aux cartes-cadeaux. Si vous êtes tout près d’une offre, le panier vous l’indique.</p>',
      de: '<p>Wir haben wenige Angebote und keine Countdowns. Bei jedem steht, für wen es gilt.</p><ul><li><strong>Zwei Rucksäcke, 10 % weniger,</strong> für alle. Leg zwei oder mehr <a href="/c/packs-3000">Rucksäcke</a> in den Warenkorb; dort wird der Rabatt abgezogen.</li><li><strong>10 % Rabatt auf die erste Bestellung,</strong> für alle, die noch nicht bestellt haben. Gib im Warenkorb WELCOME10 ein, einmal je Konto.</li><li><strong>5 % Rabatt,</strong> für Mitglieder im Kammclub. Melde dich an und gib MEMBER5 ein. <a href="/help/ridge-club">Die Mitgliedschaft kostet nichts.</a></li><li><strong>Kostenloser Standardversand</strong> ab {amount}, für alle.</li><li><strong>Letzte Serien und letzte Farben</strong> findest du in den <a href="/c/sale-6000">Angeboten</a>, mit derselben Garantie von zehn Jahren.</li></ul><p>Für Geschenkkarten gelten Codes nicht. Fehlt dir zu einem Angebot nur ein Schritt, sagt es der Warenkorb.</p>',
    },
    below: [
      {
        id: 'promotions-sale',
        type: 'inline-catalog',
        title: { en: 'In the sale now', fr: 'En solde en ce moment', de: 'Gerade im Angebot' },
        categoryId: '6000',
        limit: 8,
        layout: 'carousel',
        target: target(
          { en: 'See the sale', fr: 'Voir les soldes', de: 'Zu den Angeboten' },
          urlOfCategory('6000'),
          'link',
        ),
      },
      {
        id: 'promotions-club',
        type: 'pop-up',
        name: 'account-promotions',
        title: {
          en: 'Members get one free repair each calendar year.',
          fr: 'Les membres ont droit à une réparation gratuite par année civile.',
          de: 'Mitglieder bekommen in jedem Kalenderjahr eine kostenlose Reparatur.',
        },
        maximizedTitle: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
        logoSize: 'small',
        colors: { text: '#ffffff', background: '#22433b' },
        targets: [
          target(
            { en: 'Create an account', fr: 'Créer un compte', de: 'Konto anlegen' },
            '#modal-sign-up',
            'secondary',
          ),
        ],
        disclaimer: html({
          en: '<p>See the <a href="/help/terms/loyalty">terms of the club</a>.</p>',
          fr: '<p>Voir les <a href="/help/terms/loyalty">conditions du club</a>.</p>',
          de: '<p>Es gelten die <a href="/help/terms/loyalty">Bedingungen des Clubs</a>.</p>',
        }),
      },
      {
        id: 'promotions-extras',
        type: 'upsell',
        title: {
          en: 'With what is in your cart',
          gb: 'With what is in your basket',
          fr: 'Avec ce qui est dans votre panier',
          de: 'Zu deinem Warenkorb',
        },
      },
    ],
  }),
];
