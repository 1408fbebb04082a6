import { useIsMeeting } from '../../useIsMeeting'

/** What the adviser reads, and what it is called before the client. */
const words = {
  'Le foyer': 'Votre foyer',
  'Sa situation en chiffres': 'Votre situation en chiffres',
  'Ses objectifs': 'Vos objectifs',
  'Ce que le client cherche': 'Ce que vous cherchez',
  'La solution retenue': 'Votre projet',
  'Lots retenus': 'Vos biens retenus',
  'Effort mensuel moyen': 'Votre effort mensuel',
  'Excédent mensuel moyen': 'Votre excédent mensuel',
  'Effort le plus haut': 'Votre effort le plus haut',
  'Économie d’impôt cumulée': 'Votre économie d’impôt',
  'Patrimoine net à terme': 'Votre patrimoine à terme',
  'TRI après impôt': 'Votre rendement après impôt',
  'Endettement après': 'Votre endettement après l’achat',
} as const

/** In a meeting, says things as the client does. */
export function useClientWord(): (word: keyof typeof words) => string {
  const isMeeting = useIsMeeting()
  return (word) => (isMeeting ? words[word] : word)
}
