import { useIsMeeting } from '#client/screens'

/** What the adviser reads, and what it is called before the client. */
const words: Readonly<Record<string, string>> = {
  'Le foyer': 'Votre foyer',
  'Sa situation en chiffres': 'Votre situation en chiffres',
  'Ses objectifs': 'Vos objectifs',
  'Ce que le client cherche': 'Ce que vous cherchez',
  Client: 'Vous',
  'Conjoint·e': 'Votre conjoint·e',
  'Tranche marginale': 'Votre tranche d’impôt',
}

/** In a meeting, says things as the client does; what it has no other word for stays. */
export function useClientWord(): (word: string) => string {
  const isMeeting = useIsMeeting()
  return (word) => (isMeeting ? (words[word] ?? word) : word)
}
