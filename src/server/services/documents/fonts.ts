import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { charactersIn } from './characterMap'

type Family = readonly [name: string, weights: readonly string[]]

/** The weights of each family, as its package names them: those that templates ask for a character, wherever it stands. */
const FAMILIES: readonly Family[] = [
  ['hanken-grotesk/HankenGrotesk', ['400Regular', '500Medium', '600SemiBold']],
  ['noto-sans/NotoSans', ['400Regular', '600SemiBold']],
  ['noto-sans-hebrew/NotoSansHebrew', ['400Regular', '600SemiBold']],
  ['noto-sans-arabic/NotoSansArabic', ['400Regular', '600SemiBold']],
  ['noto-sans-symbols-2/NotoSansSymbols2', ['400Regular']],
  ['noto-emoji/NotoEmoji', ['400Regular']],
]
/** Titles are written in it first. What it lacks comes from the others, so that it adds no character to them. */
const TITLES: Family = ['newsreader/Newsreader', ['400Regular', '500Medium']]

const { resolve } = createRequire(__filename)

function read(family: string, weight: string): Buffer {
  const [folder = '', name = ''] = family.split('/')
  return readFileSync(resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`))
}

/** Every font of documents, as TTF. */
export const readFonts = (): Buffer[] =>
  [...FAMILIES, TITLES].flatMap(([family, weights]) => weights.map((weight) => read(family, weight)))

let characters: readonly ReadonlySet<number>[] | undefined

/** The characters that each family can draw, as code points; read once. */
export function charactersOfFonts(): readonly ReadonlySet<number>[] {
  characters ??= FAMILIES.map(([family, [weight = '']]) => charactersIn(read(family, weight)))
  return characters
}
