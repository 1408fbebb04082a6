import { actOnEach } from '../../../src/client/screens/selection/actOnEach'
import { doneSentence, undoneSentence, type Words } from '../../../src/client/screens/selection/bulkWords'

const words: Words = ['dossier', 'dossiers']
const nameOf = (name: string) => name
const files = ['Aubry', 'Blanc', 'Costa', 'Durand', 'Esnault', 'Faure']
const SOLD = 'Une vente est en cours.'

test('each is acted on in turn; those refused are told by reason, three of them by name', async () => {
  const through: number[] = []
  const outcomes = await actOnEach(files, (name) => Promise.resolve(name === 'Aubry' ? undefined : SOLD), {
    onThrough: (count) => through.push(count),
  })
  expect(through).toEqual([1, 2, 3, 4, 5, 6])
  expect(doneSentence(outcomes.done.length, words, ['archivé'])).toBe('1\u00a0dossier archivé')
  expect(undoneSentence(outcomes, words, nameOf)).toBe(
    `5\u00a0dossiers refusés (Blanc, Costa, Durand, et 2 de plus)\u202f: ${SOLD}`,
  )
})

test('one that is stopped says what it left, and refuses nothing', async () => {
  const abort = new AbortController()
  const outcomes = await actOnEach(files, () => Promise.resolve(undefined), {
    signal: abort.signal,
    onThrough: (count) => {
      if (count === 2) abort.abort()
    },
  })
  expect(doneSentence(outcomes.done.length, words, ['confié', 'à Julie Torrens'])).toBe(
    '2\u00a0dossiers confiés à Julie Torrens',
  )
  expect(undoneSentence(outcomes, words, nameOf)).toBe('Arrêté avant la fin\u202f: 4\u00a0dossiers sans changement.')
})

test('nothing more is said of what was all done', async () => {
  const outcomes = await actOnEach(files, () => Promise.resolve(undefined))
  expect(undoneSentence(outcomes, words, nameOf)).toBeUndefined()
})
