import '#app/contract'
import { auditActions, auditReasons, auditWords } from '#contract/audit'
import { resourceTypes } from '#contract/resources'
import {
  actionLabel,
  actorLabel,
  detailsLabel,
  subjectLabel,
} from '../../../../src/features/company/client/audit/auditLabels'

test('events are told in words', () => {
  expect([actionLabel('login_failed'), actionLabel(null)]).toEqual(['Connexion refusée', '—'])
  expect(subjectLabel('client_file:0191a2b3-0000-4000-8000-000000000000')).toBe('Dossier client 0191a2b3')
  expect(subjectLabel('second_factor:a3eb0000-0000-4000-8000-000000000000')).toBe('Second facteur a3eb0000')
  expect(subjectLabel(null)).toBe('—')
  const client = '0191a2b3-0000-4000-8000-000000000000'
  expect(actorLabel(client, `scpi_client:${client}`)).toBe('Le client')
  expect([actorLabel(client, `client_file:${client}`), actorLabel(null, null)]).toEqual(['Compte supprimé', 'Solive'])
})

test('what is not known says so, with its name', () => {
  expect(actionLabel('new_one')).toBe('Action inconnue (new_one)')
  expect(subjectLabel('boat:0191a2b3')).toBe('Élément inconnu (boat) 0191a2b3')
  expect(detailsLabel('{"by":"pigeon","colour":"blue"}')).toBe(
    'par\u00a0: valeur inconnue (pigeon) · précision inconnue (colour)\u00a0: blue',
  )
})

/** Every kind of event with every detail that the server may write beside it (`AuditDetails`). */
const everyDetail: readonly object[] = [
  ...Object.entries(auditWords).flatMap(([name, words]) => Object.keys(words).map((value) => ({ [name]: value }))),
  ...Object.keys(auditReasons).map((reason) => ({ reason })),
  ...resourceTypes().flatMap((type) => [{ type }, { included: [type] }]),
  { count: 12_000 },
]

test.each(Object.keys(auditActions))('%s and what may be told beside it are in words, each in its own', (action) => {
  const lines = everyDetail.map((details) => [actionLabel(action), detailsLabel(JSON.stringify(details))].join(' '))
  expect(lines.filter((line) => /inconnue?|_|undefined/.test(line))).toEqual([])
  expect(resourceTypes().filter((type) => /inconnu|_/.test(subjectLabel(`${type}:0191a2b3`)))).toEqual([])
})

test.each([
  [
    '{"type":"client_file","count":40,"included":["income"]}',
    'type\u00a0: Dossier client · nombre\u00a0: 40 · avec\u00a0: Revenus',
  ],
  ['{"type":"client_lead","count":1200,"included":[]}', 'type\u00a0: Contact · nombre\u00a0: 1\u202f200'],
  ['{"setting":"retention"}', 'réglage\u00a0: Durée de conservation'],
  ['{"by":"link"}', 'par\u00a0: Lien reçu par e-mail'],
  ['{"of":"confirmation"}', 'sur\u00a0: Confirmation d’identité'],
  ['{"reason":"retention"}', 'motif\u00a0: Durée de conservation atteinte'],
  ['{"reason":"Demande écrite"}', 'motif\u00a0: Demande écrite'],
  ['{}', '—'],
  ['not JSON', '—'],
])('the details %s as « %s »', (details, words) => {
  expect(detailsLabel(details)).toBe(words)
})
