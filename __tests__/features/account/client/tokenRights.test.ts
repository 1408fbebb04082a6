import '#app/contract'
import { tokenRights } from '../../../../src/features/account/client/account/tokenRights'

const labels = new Map([
  ['client_file', 'Dossier'],
  ['client_lead', 'Contacts'],
])

test.each([
  [{ scope: 'read' as const, scopes: [] }, ['Lire']],
  [{ scope: 'write' as const, scopes: null }, ['Lire et modifier']],
  // Made by the API: it may modify what its scopes say, and that is nothing.
  [{ scope: 'write' as const, scopes: ['client_file:read'] }, ['Lire\u00a0: Dossier']],
  [
    { scope: 'write' as const, scopes: ['client_file:read', 'client_lead:write'] },
    ['Lire\u00a0: Dossier', 'Lire et modifier\u00a0: Contacts'],
  ],
  // Who may modify may read.
  [
    { scope: 'write' as const, scopes: ['client_lead:read', 'client_lead:write'] },
    ['Lire et modifier\u00a0: Contacts'],
  ],
  [{ scope: 'read' as const, scopes: ['boat:read'] }, ['Lire\u00a0: boat']],
  [{ scope: null, scopes: [] }, ['—']],
])('a token of %j lets %j', (token, lines) => {
  expect(tokenRights(token, labels)).toEqual(lines)
})
