import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import {
  exitPasswordChosen,
  hashOf,
  isPasswordOf,
  meetingEnded,
  meetingRecorded,
  meetingStarted,
  screenShown,
  selectMeeting,
} from '#client/session/meeting'
import { parseMeeting } from '#client/session/slices'
import { json } from '../../support/client/answers'
import { openApplication } from '../../support/client/application'

const opened = () => openApplication(() => json(401, {}))
const FILE = '0b4a4f0e-0000-4000-8000-000000000001'

test('a meeting keeps which screens were shown, each once, until the history tells it', async () => {
  const { store } = await opened()
  store.dispatch(screenShown('Synthèse'))
  store.dispatch(meetingStarted(FILE))
  for (const name of ['Synthèse', 'Solution chiffrée', 'Synthèse']) store.dispatch(screenShown(name))
  store.dispatch(meetingEnded(true))
  const {
    open,
    ended: [ended],
  } = selectMeeting(store.getState())
  expect([open, ended?.clientFileId, ended?.screens]).toEqual([null, FILE, ['Synthèse', 'Solution chiffrée']])
  expect(parseMeeting(JSON.parse(JSON.stringify(selectMeeting(store.getState())))).ended).toEqual([
    { ...ended, isPresentation: true },
  ])
  store.dispatch(meetingRecorded(ended?.id ?? ''))
  expect(selectMeeting(store.getState()).ended).toEqual([])
})

test('a page that is loaded again stays in its meeting; what storage altered is left', async () => {
  const { store } = await opened()
  store.dispatch(meetingStarted(FILE))
  const state = selectMeeting(store.getState())
  expect(parseMeeting(JSON.parse(JSON.stringify(state)))).toEqual(state)
  expect(parseMeeting({ open: { id: 1 }, ended: [{}, null], exitHash: 3 })).toEqual({
    open: null,
    ended: [],
    exitHash: null,
  })
})

test('nobody sees a commission while a client looks on', async () => {
  const { store } = await opened()
  const seesCommission = () => allows(selectHeldRights(store.getState()), 'seeCommission')
  expect(seesCommission()).toBe(true)
  store.dispatch(meetingStarted(FILE))
  expect(seesCommission()).toBe(false)
  store.dispatch(meetingEnded(false))
  expect(seesCommission()).toBe(true)
})

test('the password that ends a meeting is kept as a hash', async () => {
  const { store } = await opened()
  store.dispatch(exitPasswordChosen(await hashOf('Glycine-17')))
  const hash = selectMeeting(store.getState()).exitHash ?? ''
  expect(hash).not.toContain('Glycine')
  expect([await isPasswordOf(hash, 'Glycine-17'), await isPasswordOf(hash, 'glycine-17')]).toEqual([true, false])
})
