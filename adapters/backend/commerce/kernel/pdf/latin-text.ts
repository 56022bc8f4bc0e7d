/** Letters with their Latin transcription, separated by spaces. */
const pairs = (text: string): readonly (readonly [string, string])[] =>
  text.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const);

/** Lower-case letters without a Latin base letter, as passports transcribe them (ICAO Doc 9303 part 3, ELOT 743). */
const transcriptions: ReadonlyMap<string, string> = new Map([
  ...pairs("łl đd ħh ıi ĸk ŋn ŧt əe ʼ'"),
  ...pairs('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'),
  ...pairs('аa бb вv гg ґg дd ђd еe єie жzh зz ѕdz иi іi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu'),
  ...pairs('фf хkh цts чch џdz шsh щshch ъie ыy ь эe юiu яia'),
]);

const latinOf = (character: string): string => {
  if (/\p{M}/u.test(character)) return '';
  const base = character.normalize('NFD').charAt(0);
  const lower = base.toLowerCase();
  const latin = transcriptions.get(lower) ?? (/[a-z]/.test(lower) ? lower : undefined);
  if (latin === undefined) return character;
  return base === lower ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
};

/**
 * Replaces letters that a font does not have by Latin ones: Polish, Czech, Turkish and the like lose their accents, Greek
 * and Cyrillic are transcribed as in passports. Letters of other scripts stay. `isInFont`: whether the font has a character.
 */
export const latinText = (text: string, isInFont: (character: string) => boolean): string =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/([οΟ])[υύ]/g, '$1u')
      .replaceAll(/([οΟ])[ΥΎ]/g, '$1U'),
  ]
    .map((character) => (isInFont(character) ? character : latinOf(character)))
    .join('');
