import type { QuestionsByStyle } from './question.ts';

export const everydayQuestions: QuestionsByStyle = {
  NKGRID01: [
    {
      by: 'V. A.',
      on: '2026-04-04',
      text: {
        en: 'Do I wear it on the skin?',
        fr: 'Se porte-t-il à même la peau?',
        de: 'Trage ich es direkt auf der Haut?',
      },
      answer: {
        en: 'You can; the seams are flat. Most wear merino under it.',
        fr: 'Oui, les coutures sont plates. La plupart portent du mérinos dessous.',
        de: 'Das geht, die Nähte sind flach. Die meisten tragen Merino darunter.',
      },
    },
    {
      by: 'R. E.',
      on: '2026-04-29',
      text: { en: 'Is there a pocket?', fr: 'Y a-t-il une poche?', de: 'Gibt es eine Tasche?' },
      answer: {
        en: 'One at the chest, flat, for a key or a ticket.',
        fr: 'Une à la poitrine, plate, pour une clé ou un billet.',
        de: 'Eine flache auf der Brust, für Schlüssel oder Fahrkarte.',
      },
    },
  ],
  NKTARN01: [
    {
      by: 'O. D.',
      on: '2026-05-01',
      text: {
        en: 'Does it smell after a few days?',
        fr: 'Sent-il après quelques jours?',
        de: 'Riecht es nach ein paar Tagen?',
      },
      answer: {
        en: 'Less than you will. Wool needs air more than soap: hang it out overnight.',
        fr: 'Moins que vous. La laine veut de l’air plus que du savon : suspendez-le la nuit.',
        de: 'Weniger als du. Wolle braucht eher Luft als Seife: Häng es nachts hinaus.',
      },
    },
    {
      by: 'G. E.',
      on: '2026-05-10',
      text: { en: 'Can holes be mended?', fr: 'Peut-on repriser les trous?', de: 'Lassen sich Löcher stopfen?' },
      answer: {
        en: 'Yes. A card with matching yarn comes with every shirt, and we mend for the price of postage.',
        fr: 'Oui. Une carte de fil assorti accompagne chaque t-shirt, et nous reprisons pour le prix du timbre.',
        de: 'Ja. Jedem Shirt liegt eine Karte mit passendem Garn bei, und wir stopfen zum Preis des Portos.',
      },
    },
  ],
  NKSTRI01: [
    {
      by: 'R. W.',
      on: '2026-04-23',
      text: { en: 'How much does it shrink?', fr: 'De combien rétrécit-il?', de: 'Wie stark läuft es ein?' },
      answer: {
        en: 'About ¾ inch (2 cm) in length in the first wash, none after. Sizes in the chart are measured after it.',
        gb: 'Two centimetres in length in the first wash, none after. Sizes in the chart are measured after it.',
        fr: 'Deux centimètres en longueur au premier lavage, rien ensuite. Les tailles du tableau en tiennent compte.',
        de: 'Zwei Zentimeter in der Länge bei der ersten Wäsche, danach nichts. Die Tabelle rechnet das schon ein.',
      },
    },
    {
      by: 'G. A.',
      on: '2026-05-13',
      text: { en: 'Who knits it?', fr: 'Qui le tricote?', de: 'Wer strickt es?' },
      answer: {
        en: 'A mill with eleven people, on circular machines from 1962.',
        fr: 'Un atelier de onze personnes, sur des machines rondes de 1962.',
        de: 'Eine Strickerei mit elf Leuten, auf Rundmaschinen von 1962.',
      },
    },
  ],
  NKFELL01: [
    {
      by: 'A. V.',
      on: '2026-04-02',
      text: {
        en: 'Do they come in other leg lengths?',
        fr: 'Existe-t-il d’autres longueurs de jambe?',
        de: 'Gibt es andere Beinlängen?',
      },
      answer: {
        en: 'One length, with a hem of 2¼ inches (6 cm) to let down. We shorten them for free.',
        gb: 'One length, with a hem of 6 cm to let down. We shorten them for free.',
        fr: 'Une seule longueur, avec un ourlet de 6 cm à défaire. Nous raccourcissons sans frais.',
        de: 'Eine Länge mit 6 cm Saum zum Auslassen. Kürzen ist kostenlos.',
      },
    },
    {
      by: 'E. D.',
      on: '2026-04-05',
      text: { en: 'Which knee pads fit?', fr: 'Quelles genouillères conviennent?', de: 'Welche Knieschoner passen?' },
      answer: {
        en: 'Flat foam ones up to 8 by 6 inches (20 by 15 cm) and ½ inch (12 mm) thick.',
        gb: 'Flat foam ones up to 20 by 15 cm and 12 mm thick.',
        fr: 'Les plaques de mousse jusqu’à 20 sur 15 cm, épaisses de 12 mm.',
        de: 'Flache aus Schaum bis 20 mal 15 cm und 12 mm Dicke.',
      },
    },
  ],
  NKSHRT02: [
    {
      by: 'L. C.',
      on: '2025-06-16',
      text: { en: 'Is there a lining?', fr: 'Y a-t-il une doublure?', de: 'Gibt es ein Innenfutter?' },
      answer: {
        en: 'No. It dries faster without, and you choose what you wear under it.',
        fr: 'Non. Il sèche plus vite ainsi, et vous choisissez ce que vous portez dessous.',
        de: 'Nein. So trocknen sie schneller, und du entscheidest, was du darunter trägst.',
      },
    },
    {
      by: 'S. M.',
      on: '2025-06-27',
      text: {
        en: 'Do they stretch out over time?',
        fr: 'Se détend-il avec le temps?',
        de: 'Leiern sie mit der Zeit aus?',
      },
      answer: {
        en: 'By less than half an inch (1 cm) at the waist in the first weeks; a wash takes it back.',
        gb: 'By about a centimetre at the waist in the first weeks; a wash takes it back.',
        fr: 'D’environ un centimètre à la taille les premières semaines; un lavage le ramène.',
        de: 'Am Bund etwa einen Zentimeter in den ersten Wochen; eine Wäsche holt ihn zurück.',
      },
    },
  ],
  NKSNOW01: [
    {
      by: 'P. F.',
      on: '2025-11-12',
      text: { en: 'Is the wool dyed?', fr: 'La laine est-elle teinte?', de: 'Ist die Wolle gefärbt?' },
      answer: {
        en: 'All but the stripe, which has the color of the sheep.',
        gb: 'All but the stripe, which has the colour of the sheep.',
        fr: 'Toute, sauf la rayure, qui garde la couleur du mouton.',
        de: 'Alles bis auf den Streifen; der hat die Farbe des Schafs.',
      },
    },
    {
      by: 'O. H.',
      on: '2025-11-15',
      text: { en: 'Will it fit a child?', fr: 'Convient-elle à un enfant?', de: 'Passt sie einem Kind?' },
      answer: {
        en: 'From about age ten. Below 21¼ inches (54 cm) around the head it slides.',
        gb: 'From about ten years old. Below 54 cm around the head it slides.',
        fr: 'À partir d’une dizaine d’années. Sous 54 cm de tour de tête, elle glisse.',
        de: 'Ab etwa zehn Jahren. Unter 54 cm Kopfumfang rutscht sie.',
      },
    },
  ],
  NKCAP001: [
    {
      by: 'O. O.',
      on: '2026-05-31',
      text: { en: 'How do I wax it again?', fr: 'Comment la recirer?', de: 'Wie wachse ich sie nach?' },
      answer: {
        en: 'Rub a bar of wax over the cloth and melt it in with a hair dryer. Ten minutes, once a year.',
        fr: 'Frottez un pain de cire sur la toile et faites fondre au sèche-cheveux. Dix minutes, une fois l’an.',
        de: 'Reibe ein Stück Wachs über den Stoff und schmilz es mit dem Föhn ein. Zehn Minuten, einmal im Jahr.',
      },
    },
    {
      by: 'K. C.',
      on: '2026-06-25',
      text: {
        en: 'Can it go in the washing machine?',
        fr: 'Va-t-elle à la laveuse?',
        de: 'Darf sie in die Waschmaschine?',
      },
      answer: {
        en: 'Only the band. The machine would take the wax out of the cloth.',
        fr: 'Le bandeau seulement. La laveuse retirerait la cire de la toile.',
        de: 'Nur das Band. Die Maschine würde das Wachs aus dem Stoff waschen.',
      },
    },
  ],
  NKSOCK03: [
    {
      by: 'E. P.',
      on: '2026-02-25',
      text: {
        en: 'How do I claim a new pair?',
        fr: 'Comment obtenir une nouvelle paire?',
        de: 'Wie bekomme ich ein neues Paar?',
      },
      answer: {
        en: 'Send a photo of the hole within a year. Keep the socks; darn them, they deserve it.',
        fr: 'Envoyez une photo du trou dans l’année. Gardez les chaussettes; reprisez-les, elles le méritent.',
        de: 'Schick uns innerhalb eines Jahres ein Foto vom Loch. Behalte die Socken und stopf sie, sie haben es verdient.',
      },
    },
    {
      by: 'G. B.',
      on: '2026-03-02',
      text: { en: 'How high do they reach?', fr: 'Jusqu’où montent-elles?', de: 'Wie hoch reichen sie?' },
      answer: {
        en: '8 inches (20 cm) above the heel: over a mid boot, below a high one.',
        gb: '20 cm above the heel: over a mid boot, below a high one.',
        fr: '20 cm au-dessus du talon : plus haut qu’une botte mi-haute, moins qu’une haute.',
        de: '20 cm über die Ferse: höher als ein halbhoher Stiefel, niedriger als ein hoher.',
      },
    },
  ],
};
