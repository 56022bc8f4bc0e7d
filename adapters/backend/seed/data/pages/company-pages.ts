import { html, picture, target, textPage, type ContentPageData } from '../page.ts';

/** Pages on the company: work, accessibility. */
export const companyPages: readonly ContentPageData[] = [
  textPage('help/careers', {
    title: { en: 'Work with us', fr: 'Travailler avec nous', de: 'Arbeiten bei uns' },
    description: {
      en: 'Who we look for, and how to apply.',
      fr: 'Qui nous cherchons, et comment postuler.',
      de: 'Wen wir suchen und wie du dich bewirbst.',
    },
    text: {
      en: '<p>We are few, and most of us have been here a long time. When a place opens, it is because a bench got longer or someone went to live nearer the sea.</p><h2>Who we look for</h2><ul><li><strong>Repairers</strong> in our stores with a workshop. You can sew, glue or cobble, and want to learn the other two.</li><li><strong>People in the stores</strong> who would rather send a customer home with the old boots than with the wrong ones.</li><li><strong>Pattern makers and testers</strong> who write down what went wrong, in order.</li></ul><h2>What you get</h2><p>The pay is in every posting, a week in the workshop comes first whatever your job, and your employee discount starts on the first day. Nobody is expected to answer messages on a mountain.</p><h2>How to apply</h2><p>Write to <a href="mailto:hello@nordkamm.example">hello@nordkamm.example</a>, one page at most. Say which store, what you can do, and what you last mended. No photo, no age, no letter about your passion, please.</p>',
      fr: '<p>Nous sommes peu nombreux, et la plupart d’entre nous sont ici depuis longtemps. Quand une place se libère, c’est qu’un établi s’est allongé ou que quelqu’un est parti vivre plus près de la mer.</p><h2>Qui nous cherchons</h2><ul><li><strong>Des réparateurs et des réparatrices</strong> dans nos magasins avec atelier. Vous savez coudre, coller ou ressemeler, et voulez apprendre le reste.</li><li><strong>Des gens de magasin</strong> qui aiment mieux renvoyer un client avec ses vieilles bottes qu’avec les mauvaises.</li><li><strong>Des modélistes et des testeurs</strong> qui notent ce qui a mal tourné, dans l’ordre.</li></ul><h2>Ce que vous obtenez</h2><p>Le salaire est écrit dans chaque offre, une semaine d’atelier précède tout emploi, et le rabais du personnel commence le premier jour. On n’attend de personne une réponse du haut d’une montagne.</p><h2>Comment postuler</h2><p>Écrivez à <a href="mailto:bonjour@nordkamm.example">bonjour@nordkamm.example</a>, une page au plus. Dites quel magasin, ce que vous savez faire et ce que vous avez réparé en dernier. Ni photo, ni âge, ni lettre sur votre passion, s’il vous plaît.</p>',
      de: '<p>Wir sind wenige, und die meisten sind schon lange hier. Wird eine Stelle frei, ist eine Werkbank länger geworden oder jemand ans Meer gezogen.</p><h2>Wen wir suchen</h2><ul><li><strong>Leute zum Reparieren</strong> in unseren Läden mit Werkstatt. Du kannst nähen, kleben oder besohlen und willst den Rest lernen.</li><li><strong>Leute im Laden,</strong> die jemanden lieber mit den alten Stiefeln heimschicken als mit den falschen.</li><li><strong>Leute für Schnitt und Test,</strong> die aufschreiben, was schiefging, und zwar der Reihe nach.</li></ul><h2>Was du bekommst</h2><p>Das Gehalt steht in jeder Anzeige, vor jeder Aufgabe kommt eine Woche Werkstatt, und der Personalrabatt gilt ab dem ersten Tag. Auf einem Berg muss niemand Nachrichten beantworten.</p><h2>So bewirbst du dich</h2><p>Schreib an <a href="mailto:hallo@nordkamm.example">hallo@nordkamm.example</a>, höchstens eine Seite. Welcher Laden, was du kannst und was du zuletzt geflickt hast. Bitte kein Foto, kein Alter und kein Brief über Leidenschaft.</p>',
    },
    below: [
      {
        id: 'help-careers-repairer',
        type: 'banner-split',
        eyebrow: { en: 'A colleague', fr: 'Une collègue', de: 'Eine Kollegin' },
        title: {
          en: 'Runa has fixed nine thousand zippers',
          gb: 'Runa has fixed nine thousand zips',
          fr: 'Runa a réparé neuf mille glissières',
          de: 'Runa hat neuntausend Reißverschlüsse repariert',
        },
        richText: html({
          en: '<p>She runs the bench and has opinions on mud. Ask her on your first day.</p>',
          fr: '<p>Elle dirige l’établi et a son idée sur la boue. Demandez-la-lui le premier jour.</p>',
          de: '<p>Sie leitet die Werkbank und hat eine Meinung zu Schlamm. Frag sie am ersten Tag danach.</p>',
        }),
        media: picture('products/NKFJELL4BAR-1', {
          en: 'The Fjell Storm Boot in brown leather',
          fr: 'La botte Fjell Tempête en cuir brun',
          de: 'Der Fjell Sturmstiefel aus braunem Leder',
        }),
        targets: [
          target({ en: 'Meet her', fr: 'Faire sa connaissance', de: 'Lern sie kennen' }, '/articles/the-repairer'),
        ],
      },
    ],
  }),
  textPage('help/accessibility', {
    title: { en: 'Accessibility', fr: 'Accessibilité', de: 'Barrierefreiheit' },
    description: {
      en: 'What we do so that everyone can use this shop, and what does not work yet.',
      fr: 'Ce que nous faisons pour que tout le monde puisse utiliser cette boutique, et ce qui manque encore.',
      de: 'Was wir tun, damit alle diesen Shop benutzen können, und was noch fehlt.',
    },
    text: {
      en: '<p>Everyone should be able to buy a jacket here, with or without a mouse, with large type, with a screen reader, on a slow phone in a hut. We build and test this shop to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.</p><h2>What we do</h2><ul><li>Every page works with the keyboard alone. The focus is always visible, and the first key takes you past the menu.</li><li>Text can be enlarged to 200% and reflows at 400%. Colors have enough contrast, and no information is in color alone.</li><li>Pictures have descriptions, forms have labels, and errors say what is wrong and where.</li><li>Nothing moves longer than five seconds unless you can stop it. If your device asks for less motion, there is less.</li><li>Pages, menus and product information can be read without script.</li></ul><h2>What does not work yet</h2><ul><li>Directions to a store open in the map of another provider, which we do not control. The address is next to the link.</li><li>Our films have no sound and no spoken description. The text next to each film says what it shows.</li><li>The pages of some payment providers are outside our control. Paying by gift card or in a store are ways around them.</li></ul><h2>Tell us</h2><p>If something stops you, <a href="/contact-us">write to us</a> and say which page it was and what you used. Meanwhile you can buy the same things in any <a href="/store-locator">store</a>.</p>',
      gb: '<p>Everyone should be able to buy a jacket here, with or without a mouse, with large type, with a screen reader, on a slow phone in a bothy. We build and test this shop to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.</p><h2>What we do</h2><ul><li>Every page works with the keyboard alone. The focus is always visible, and the first key takes you past the menu.</li><li>Text can be enlarged to 200% and reflows at 400%. Colours have enough contrast, and no information is in colour alone.</li><li>Pictures have descriptions, forms have labels, and errors say what is wrong and where.</li><li>Nothing moves longer than five seconds unless you can stop it. If your device asks for less motion, there is less.</li><li>Pages, menus and product information can be read without script.</li></ul><h2>What does not work yet</h2><ul><li>Directions to a store open in the map of another provider, which we do not control. The address is next to the link.</li><li>Our films have no sound and no spoken description. The text next to each film says what it shows.</li><li>The pages of some payment providers are outside our control. Paying by gift card or in a store are ways around them.</li></ul><h2>Tell us</h2><p>If something stops you, <a href="/contact-us">write to us</a> and say which page it was and what you used. Meanwhile you can buy the same things in any <a href="/store-locator">store</a>. This statement was last checked on 20 November 2026.</p>',
      fr: '<p>Tout le monde devrait pouvoir acheter un manteau ici, avec ou sans souris, en gros caractères, avec un lecteur d’écran, sur un téléphone lent dans un refuge. Nous concevons et vérifions cette boutique selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, au niveau AA.</p><h2>Ce que nous faisons</h2><ul><li>Chaque page s’utilise au clavier seul. Le focus est toujours visible, et la première touche saute le menu.</li><li>Le texte s’agrandit à 200 % et se réorganise à 400 %. Les couleurs sont assez contrastées, et aucune information ne tient à la couleur seule.</li><li>Les images ont une description, les champs une étiquette, et les erreurs disent ce qui ne va pas et où.</li><li>Rien ne bouge plus de cinq secondes sans que vous puissiez l’arrêter. Si votre appareil demande moins de mouvement, il y en a moins.</li><li>Les pages, les menus et les fiches de produits se lisent sans script.</li></ul><h2>Ce qui ne fonctionne pas encore</h2><ul><li>L’itinéraire vers un magasin s’ouvre dans la carte d’un autre fournisseur, qui ne dépend pas de nous. L’adresse est à côté du lien.</li><li>Nos films n’ont ni son ni description parlée. Le texte à côté de chacun dit ce qu’on y voit.</li><li>Les pages de certains fournisseurs de paiement ne dépendent pas de nous. On peut les éviter en payant par carte-cadeau ou en magasin.</li></ul><h2>Dites-le-nous</h2><p>Si quelque chose vous arrête, <a href="/contact-us">écrivez-nous</a> en précisant la page et ce que vous utilisiez. D’ici là, vous pouvez acheter les mêmes articles dans n’importe quel <a href="/store-locator">magasin</a>.</p>',
      de: '<p>Hier sollen alle eine Jacke kaufen können, mit oder ohne Maus, mit großer Schrift, mit Screenreader, auf einem langsamen Telefon in einer Hütte. Wir bauen und prüfen diesen Shop nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.</p><h2>Was wir tun</h2><ul><li>Jede Seite lässt sich allein mit der Tastatur bedienen. Der Fokus ist immer sichtbar, und die erste Taste führt am Menü vorbei.</li><li>Text lässt sich auf 200 % vergrößern und ordnet sich bei 400 % neu. Farben haben genug Kontrast, und nichts steckt allein in der Farbe.</li><li>Bilder haben Beschreibungen, Felder haben Namen, und Fehler sagen, was wo nicht stimmt.</li><li>Nichts bewegt sich länger als fünf Sekunden, ohne dass du es anhalten kannst. Wünscht dein Gerät weniger Bewegung, gibt es weniger.</li><li>Seiten, Menüs und Produktangaben lassen sich ohne Skript lesen.</li></ul><h2>Was noch nicht geht</h2><ul><li>Der Weg zu einem Laden öffnet sich in der Karte eines anderen Anbieters, die nicht in unserer Hand liegt. Die Adresse steht neben dem Link.</li><li>Unsere Filme haben weder Ton noch gesprochene Beschreibung. Der Text daneben sagt, was sie zeigen.</li><li>Die Seiten mancher Zahlungsanbieter liegen nicht in unserer Hand. Mit einer Geschenkkarte oder im Laden kommst du an ihnen vorbei.</li></ul><h2>Sag es uns</h2><p>Wenn dich etwas aufhält, <a href="/contact-us">schreib uns</a>, welche Seite es war und was du benutzt hast. Bis dahin bekommst du dasselbe in jedem <a href="/store-locator">Laden</a>.</p>',
    },
  }),
];
