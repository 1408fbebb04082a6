const buildings = [
  'Les Terrasses',
  'La Cour',
  'Les Jardins',
  'Le Patio',
  'Le Belvédère',
  'Le Clos',
  'La Galerie',
  'Les Allées',
  'La Verrière',
  'Le Parvis',
] as const

const places = [
  'd’Ocrée',
  'de Lauze',
  'de Salicaire',
  'de Brume',
  'd’Ardoise',
  'de Canisse',
  'du Tuilier',
  'de Vergne',
  'd’Oseraie',
  'du Glacis',
  'de Garance',
  'd’Amarante',
  'du Loriot',
  'de Mélisse',
  'd’Estive',
  'du Safre',
  'de Cardère',
  'd’Arbois Bleu',
  'du Sorbier',
  'de Bruyère Haute',
  'd’Anémone',
  'du Pertuis',
  'de Claire-Voie',
  'd’Étoupe',
] as const

/** 80 characters: the longest name that a screen must hold. */
const LONGEST = 'Les Terrasses suspendues de la Cour des Salicaires et du Belvédère d’Ocrée-Haute'

/** The name of the programme of a rank, different for each; after 240 of them a second building of the same name follows. */
export function programName(rank: number): string {
  if (rank === 12) return LONGEST
  const count = buildings.length * places.length
  const position = rank % count
  const building = buildings[position % buildings.length] ?? ''
  const place =
    places[(Math.floor(position / buildings.length) + (position % buildings.length) * 5) % places.length] ?? ''
  const series = Math.floor(rank / count)
  return `${building} ${place}${series === 0 ? '' : ` ${String(series + 1)}`}`
}
