import { useIsMeeting } from '#client/screens'

/** What the adviser reads, and what it is called before the client. */
const words: Readonly<Record<string, string>> = {
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
  'Effort moyen': 'Votre effort mensuel',
  'Effort max': 'Votre effort le plus haut',
  'Patrimoine net': 'Ce qui vous appartient',
  'Patrimoine net à terme': 'Ce qui vous appartiendra',
  'TRI après impôt': 'Rendement annuel, impôts payés',
  TRI: 'Rendement annuel',
  CRD: 'Reste à rembourser',
  'Tranche marginale': 'Votre tranche d’impôt',
  TMI: 'votre tranche d’impôt',
  'Endettement après': 'Votre endettement après l’achat',
}

/** In a meeting, says things as the client does; what it has no other word for stays. */
export function useClientWord(): (word: string) => string {
  const isMeeting = useIsMeeting()
  return (word) => (isMeeting ? (words[word] ?? word) : word)
}
