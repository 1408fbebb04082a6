import type { Setting } from '#client/screens'
import { accountAddress } from '#features/account/contract'

/** What the palette leads to: the parts of one's own account. */
export const accountSettings: readonly Setting[] = [
  { address: `${accountAddress}/profil`, label: 'Profil', words: 'mon compte nom adresse téléphone droits rôle' },
  { address: `${accountAddress}/mot-de-passe`, label: 'Mot de passe', words: 'mon compte sécurité connexion' },
  {
    address: `${accountAddress}/second-facteur`,
    label: 'Second facteur',
    words: 'mon compte sécurité double authentification code',
  },
  {
    address: `${accountAddress}/sessions`,
    label: 'Sessions',
    words: 'mon compte appareils connectés déconnecter partout',
  },
  {
    address: `${accountAddress}/jetons`,
    label: 'Jetons d’API',
    words: 'mon compte clé accès programme',
    opening: 'manageTokens',
  },
  {
    address: `${accountAddress}/appareil`,
    label: 'Cet appareil',
    words: 'mon compte thème densité commissions hors ligne données affichage',
  },
  {
    address: `${accountAddress}/accessibilite`,
    label: 'Accessibilité',
    words: 'mon compte taille du texte animations raccourcis contraste',
  },
]
