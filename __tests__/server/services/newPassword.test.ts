import { passwordFault } from '#server/operations/security'

const CLAIRE = { person: ['Claire Aubrac', 'c.aubrac@ormeval.example'], firm: 'Cabinet Ormeval Conseil & Fils' }

test.each([
  'azertyuiop123',
  'Motdepasse2026!',
  'PASSWORD123456',
  '123456789012',
  'abcabcabcabc',
  'qwertyuiop12',
  'Soleil-2026!!',
])('«%s» is too common', (password) => {
  expect(passwordFault(password, CLAIRE)).toBe('Ce mot de passe est trop courant.')
})

test.each(['vive-AUBRAC-2026', 'claire de lune bleue', 'les c.aubrac en mer', 'Cláire fontaine'])(
  '«%s» holds the name or the address',
  (password) => {
    expect(passwordFault(password, CLAIRE)).toBe('Ce mot de passe contient votre nom ou votre adresse.')
  },
)

test.each(['Vive-Orméval-2026', 'cabinetormevalconseilfils'])('«%s» holds the name of the firm', (password) => {
  expect(passwordFault(password, CLAIRE)).toBe('Ce mot de passe contient le nom de votre société.')
})

test('a firm of a short name is refused whole only', () => {
  expect(passwordFault('lanterne axa figue', { person: [], firm: 'AXA' })).toBe(
    'Ce mot de passe contient le nom de votre société.',
  )
  expect(passwordFault('lanterne des figues', { person: [], firm: 'SAS des Quais' })).toBeUndefined()
})

// Words of many firms, and parts of words, name none.
test.each([
  'cabinet lanterne figue',
  'conseil cobalt 8 figues',
  'lanterne cobalt figue',
  'Un-mot-de-passe-neuf',
  'Chêne-liège-12',
  'vX8kzR2wQpTm4b',
  'trois fils de laine',
])('«%s» is taken', (password) => {
  expect(passwordFault(password, CLAIRE)).toBeUndefined()
})

test('who has no name yet is refused for nothing but the address', () => {
  expect(passwordFault('lanterne cobalt figue', { person: ['', null], firm: null })).toBeUndefined()
})
