import { textPage, type ContentPageData } from '../page.ts';

/** Documents that pages of the shop itself show in a slot (RTE-49). */
export const namedPages: readonly ContentPageData[] = [
  textPage('account', {
    place: 'below',
    title: { en: 'Your account', fr: 'Votre compte', de: 'Dein Konto' },
    description: {
      en: 'Orders, addresses, favorites and points in one place.',
      gb: 'Orders, addresses, favourites and points in one place.',
      fr: 'Commandes, adresses, favoris et points au même endroit.',
      de: 'Bestellungen, Adressen, Favoriten und Punkte an einem Ort.',
    },
    text: {
      en: '<h2>Something wearing out?</h2><p>Open the order it came with and choose “Warranty request”: your details are already filled in. Members of the <a href="/help/ridge-club">Ridge Club</a> have one free repair a year, and <a href="/help/repairs">the bench</a> is open all winter.</p>',
      fr: '<h2>Quelque chose s’use?</h2><p>Ouvrez la commande d’où vient l’article et choisissez « Demande de garantie » : vos coordonnées y sont déjà. Les membres du <a href="/help/ridge-club">Club des crêtes</a> ont une réparation gratuite par année, et <a href="/help/repairs">l’établi</a> est ouvert tout l’hiver.</p>',
      de: '<h2>Etwas ist abgenutzt?</h2><p>Öffne die Bestellung, aus der es kam, und wähle „Garantieanfrage“: Deine Angaben stehen schon darin. Mitglieder im <a href="/help/ridge-club">Kammclub</a> haben eine kostenlose Reparatur im Jahr, und <a href="/help/repairs">die Werkbank</a> hat den ganzen Winter offen.</p>',
    },
  }),
  textPage('account-profile', {
    place: 'below',
    title: { en: 'Your profile', fr: 'Votre profil', de: 'Dein Profil' },
    description: {
      en: 'What we know about you, and how to change it.',
      fr: 'Ce que nous savons de vous, et comment le changer.',
      de: 'Was wir über dich wissen und wie du es änderst.',
    },
    text: {
      en: '<p>We ask for as little as an order needs. You can download a copy of your data here and delete your account; the page on <a href="/help/privacy">privacy</a> says what we keep and for how long.</p>',
      fr: '<p>Nous demandons aussi peu que le permet une commande. Vous pouvez télécharger ici une copie de vos données et supprimer votre compte; la page sur la <a href="/help/privacy">confidentialité</a> dit ce que nous gardons et combien de temps.</p>',
      de: '<p>Wir fragen so wenig, wie eine Bestellung braucht. Hier kannst du eine Kopie deiner Daten herunterladen und dein Konto löschen; was wir wie lange speichern, sagt die Seite zum <a href="/help/privacy">Datenschutz</a>.</p>',
    },
  }),
  textPage('checkout', {
    place: 'below',
    title: { en: 'Checkout', fr: 'Passer à la caisse', de: 'Kasse' },
    description: {
      en: 'Address, shipping and payment on one page.',
      gb: 'Address, delivery and payment on one page.',
      fr: 'Adresse, livraison et paiement sur une seule page.',
      de: 'Adresse, Versand und Zahlung auf einer Seite.',
    },
    text: {
      en: '<p>Card numbers never reach us. You have <a href="/help/returns">60 days for returns</a>, ten years for <a href="/help/repairs">repairs</a>, and until the parcel leaves our warehouse to change your mind.</p>',
      fr: '<p>Les numéros de carte ne nous parviennent jamais. Vous avez <a href="/help/returns">60 jours pour un retour</a>, dix ans pour les <a href="/help/repairs">réparations</a>, et jusqu’au départ du colis pour changer d’idée.</p>',
      de: '<p>Kartennummern erreichen uns nie. Du hast <a href="/help/returns">60 Tage für die Rückgabe</a>, zehn Jahre für <a href="/help/repairs">Reparaturen</a> und Zeit, bis das Paket hinausgeht, um es dir anders zu überlegen.</p>',
    },
  }),
  textPage('contact-us', {
    place: 'below',
    title: { en: 'Contact us', fr: 'Nous joindre', de: 'Kontakt' },
    description: {
      en: 'Questions about an order or a product.',
      fr: 'Questions sur une commande ou un produit.',
      de: 'Fragen zu einer Bestellung oder einem Produkt.',
    },
    text: {
      en: '<h2>Before you write</h2><p>For a size, see <a href="/help/sizes">how to measure</a>. For a parcel, see <a href="/order-status">order status</a>. For a hole, a crack or a seam, the <a href="/warranty">warranty form</a> is quicker, because it asks for the photo. For everything else, use this form; a person reads it.</p>',
      fr: '<h2>Avant d’écrire</h2><p>Pour une taille, voyez <a href="/help/sizes">comment mesurer</a>. Pour un colis, voyez <a href="/order-status">l’état de la commande</a>. Pour un trou, une fissure ou une couture, le <a href="/warranty">formulaire de garantie</a> est plus rapide, parce qu’il demande la photo. Pour le reste, utilisez ce formulaire; une personne le lit.</p>',
      de: '<h2>Bevor du schreibst</h2><p>Geht es um eine Größe, hilft <a href="/help/sizes">Messen</a>. Geht es um ein Paket, hilft der <a href="/order-status">Bestellstatus</a>. Bei einem Loch, einem Riss oder einer Naht ist das <a href="/warranty">Garantieformular</a> schneller, weil es nach dem Foto fragt. Für alles andere nimm dieses Formular; ein Mensch liest es.</p>',
    },
  }),
  textPage('gift-card', {
    place: 'below',
    title: { en: 'Gift cards', fr: 'Cartes-cadeaux', de: 'Geschenkkarten' },
    description: {
      en: 'By email, on the day you choose, with your own words.',
      fr: 'Par courriel, le jour de votre choix, avec vos propres mots.',
      de: 'Per E-Mail, am Tag deiner Wahl, mit deinen eigenen Worten.',
    },
    text: {
      en: '<h2>For people whose size you do not know</h2><p>A gift card arrives by email on the day you choose, up to a year from now, with up to 250 characters from you. It pays for anything in the shop, up to four of them pay for one order, and what is left stays on the card. Check a balance under <a href="/gift-cards">gift card balance</a>.</p>',
      fr: '<h2>Pour les gens dont vous ignorez la taille</h2><p>Une carte-cadeau arrive par courriel le jour de votre choix, jusqu’à un an d’avance, avec un mot de 250 caractères au plus. Elle paie tout ce que vend la boutique, quatre cartes au plus paient une commande, et ce qui reste demeure sur la carte. Vérifiez un solde sous <a href="/gift-cards">solde d’une carte-cadeau</a>.</p>',
      de: '<h2>Für Leute, deren Größe du nicht kennst</h2><p>Eine Geschenkkarte kommt per E-Mail an dem Tag, den du wählst, bis zu ein Jahr im Voraus, mit bis zu 250 Zeichen von dir. Sie zahlt alles im Shop, bis zu vier davon zahlen eine Bestellung, und der Rest bleibt auf der Karte. Das Guthaben prüfst du unter <a href="/gift-cards">Guthaben einer Geschenkkarte</a>.</p>',
    },
  }),
  textPage('loyalty-modal', {
    place: 'below',
    title: { en: 'About the Ridge Club', fr: 'À propos du Club des crêtes', de: 'Über den Kammclub' },
    description: {
      en: 'Points, early access and a free repair each year.',
      fr: 'Des points, un accès anticipé et une réparation gratuite par année.',
      de: 'Punkte, früher Zugang und jedes Jahr eine kostenlose Reparatur.',
    },
    text: {
      en: '<ul><li>A point for every dollar; 100 points are the first voucher.</li><li>New runs a little before everyone else.</li><li>One free repair each year, whatever it was that the rock did.</li></ul><p>There is no fee. <a href="/help/terms/loyalty">The terms</a> fit on one page.</p>',
      gb: '<ul><li>A point for every pound; 100 points are the first voucher.</li><li>New runs a little before everyone else.</li><li>One free repair each year, whatever it was that the rock did.</li></ul><p>There is no fee. <a href="/help/terms/loyalty">The terms</a> fit on one page.</p>',
      fr: '<ul><li>Un point par dollar; le premier bon est à 100 points.</li><li>Les nouvelles séries un peu avant tout le monde.</li><li>Une réparation gratuite par année, peu importe ce qu’a fait la roche.</li></ul><p>C’est sans frais. <a href="/help/terms/loyalty">Les conditions</a> tiennent sur une page.</p>',
      de: '<ul><li>Ein Punkt je Euro; der erste Gutschein kostet 100 Punkte.</li><li>Neue Serien etwas früher als alle anderen.</li><li>Jedes Jahr eine kostenlose Reparatur, gleich was der Fels getan hat.</li></ul><p>Es kostet nichts. <a href="/help/terms/loyalty">Die Bedingungen</a> passen auf eine Seite.</p>',
    },
  }),
  textPage('sign-up', {
    place: 'below',
    title: { en: 'Create account', fr: 'Créer un compte', de: 'Konto anlegen' },
    description: {
      en: 'What an account is good for.',
      fr: 'À quoi sert un compte.',
      de: 'Wofür ein Konto gut ist.',
    },
    text: {
      en: '<p>You can order without an account. With one you have your orders, invoices and warranty requests in one place, your favorites on every device, and an address less to type. <a href="/help/privacy">What we keep, and why.</a></p>',
      gb: '<p>You can order without an account. With one you have your orders, invoices and warranty requests in one place, your favourites on every device, and an address less to type. <a href="/help/privacy">What we keep, and why.</a></p>',
      fr: '<p>Vous pouvez commander sans compte. Avec un compte, vos commandes, factures et demandes de garantie sont au même endroit, vos favoris sur tous vos appareils, et il y a une adresse de moins à taper. <a href="/help/privacy">Ce que nous gardons, et pourquoi.</a></p>',
      de: '<p>Bestellen kannst du auch ohne Konto. Mit Konto hast du Bestellungen, Rechnungen und Garantieanfragen an einem Ort, deine Favoriten auf jedem Gerät und eine Adresse weniger zu tippen. <a href="/help/privacy">Was wir speichern und warum.</a></p>',
    },
  }),
  textPage('sign-up-modal', {
    place: 'below',
    title: { en: 'Join in', fr: 'Inscrivez-vous', de: 'Mach mit' },
    description: {
      en: 'An account in one step.',
      fr: 'Un compte en une étape.',
      de: 'Ein Konto in einem Schritt.',
    },
    text: {
      en: '<p>One step, one confirmation by email, and your cart is still here afterwards. By creating an account you accept our <a href="/help/terms/brand">terms of use</a>; the page on <a href="/help/privacy">privacy</a> applies.</p>',
      gb: '<p>One step, one confirmation by email, and your basket is still here afterwards. By creating an account you accept our <a href="/help/terms/brand">terms of use</a>; the page on <a href="/help/privacy">privacy</a> applies.</p>',
      fr: '<p>Une étape, une confirmation par courriel, et votre panier vous attend. En créant un compte, vous acceptez nos <a href="/help/terms/brand">conditions d’utilisation</a>. La page sur la <a href="/help/privacy">confidentialité</a> s’applique.</p>',
      de: '<p>Ein Schritt, eine Bestätigung per E-Mail, und dein Warenkorb ist danach noch da. Mit dem Konto nimmst du unsere <a href="/help/terms/brand">Nutzungsbedingungen</a> an; es gilt die Seite zum <a href="/help/privacy">Datenschutz</a>.</p>',
    },
  }),
];
