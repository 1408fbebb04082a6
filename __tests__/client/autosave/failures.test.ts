import {
  created,
  edited,
  deleted,
  discarded,
  retried,
  saveNow,
  selectEdited,
  selectHasUnsaved,
  selectSectionState,
  selectStopped,
} from '#client/autosave'
import { messages } from '#contract'
import { api } from '#client/api'
import { answered, currentLoan, FILE, income } from '../../support/client/clientFile'
import { editorSession } from '../../support/client/editor'
import { flush } from '../../support/client/network'

const editor = editorSession()

const type = (attributes: object) => {
  editor().store.dispatch(edited({ ref: income, parentId: FILE, attributes: { ...attributes } }))
}
const seen = () => selectEdited(editor().store.getState(), 'income', income.id)?.attributes
const state = () => selectSectionState(editor().store.getState(), FILE, 'income')
const stop = () => selectStopped(editor().store.getState(), FILE).find(({ ref }) => ref.id === income.id)?.stop ?? null
const typeAndSend = async () => {
  type({ net_monthly_income: 3_300 })
  await editor().pass(800)
}

describe('without an answer', () => {
  test('the same request leaves again, with the same key, one second later, then two, then four', async () => {
    await typeAndSend()
    for (const wait of [1_000, 2_000, 4_000]) {
      const before = editor().arrivals.length
      await editor().last().lose()
      expect(state()).toBe('offline')
      expect(stop()).toBeNull()
      await editor().pass(wait - 1)
      expect(editor().arrivals).toHaveLength(before)
      await editor().pass(1)
      expect(editor().arrivals).toHaveLength(before + 1)
    }
    expect(new Set(editor().arrivals.map(({ header }) => header('Idempotency-Key'))).size).toBe(1)
    expect(new Set(editor().arrivals.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    expect(state()).toBe('saved')
  })

  test('the wait never exceeds a minute', async () => {
    await typeAndSend()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await editor().last().lose()
      await editor().pass(60_000)
    }
    expect(editor().arrivals).toHaveLength(11)
  })

  test('when the network is back, everything leaves at once', async () => {
    await typeAndSend()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await editor().last().lose()
      await editor().pass(16_000)
    }
    await editor().last().lose()
    const before = editor().arrivals.length
    await editor().signal()
    expect(editor().arrivals).toHaveLength(before + 1)
    expect(seen()?.net_monthly_income).toBe(3_300)
  })

  test('what is typed meanwhile neither changes the request nor puts it off, and leaves after it', async () => {
    await typeAndSend()
    await editor().last().lose()
    await editor().pass(900)
    type({ net_other_income: 200 })
    await editor().pass(100)
    expect(editor().last().body).toEqual({ net_monthly_income: 3_300 })
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    await editor().pass(800)
    expect(editor().last().body).toEqual({ net_other_income: 200 })
  })

  test('a server in trouble is asked again no sooner than it wants, whatever field is left, and the person knows', async () => {
    await typeAndSend()
    await editor().last().answer(503, { message: 'Indisponible' }, { 'Retry-After': '7' })
    expect(state()).toBe('error')
    expect(stop()?.sentence).toBe('Une erreur technique est survenue. Veuillez réessayer plus tard.')
    expect(seen()?.net_monthly_income).toBe(3_300)
    await editor().pass(6_000)
    editor().store.dispatch(saveNow())
    await editor().signal()
    await editor().pass(999)
    expect(editor().arrivals).toHaveLength(1)
    await editor().pass(1)
    expect(editor().arrivals).toHaveLength(2)
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    expect(stop()).toBeNull()
  })

  test('trying again on demand sends the same request at once', async () => {
    await typeAndSend()
    await editor().last().lose()
    editor().store.dispatch(retried(income))
    await flush()
    expect(editor().arrivals.map(({ header }) => header('Idempotency-Key'))).toEqual(
      Array(2).fill(editor().arrivals[0]?.header('Idempotency-Key')),
    )
  })

  test('giving up forgets what was typed', async () => {
    await typeAndSend()
    await editor().last().lose()
    editor().store.dispatch(discarded(income))
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    expect(seen()?.net_monthly_income).toBe(3_200)
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
  })
})

describe('when the server will not', () => {
  test('a session that ended keeps what was typed, and the same person who logs in again has it saved', async () => {
    await typeAndSend()
    await editor().last().answer(401, { message: 'Non connecté' })
    expect(stop()?.sentence).toMatch(/^Votre session a expiré\. Votre saisie est gardée ici/)
    expect(seen()?.net_monthly_income).toBe(3_300)
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    void editor().store.dispatch(
      api.endpoints.login.initiate({ email: 'c.aubrac@ormeval.example', password: 'secret' }),
    )
    await flush()
    await editor().last().answer(200, { data: null })
    expect(editor().last()).toMatchObject({ method: 'PUT', body: { net_monthly_income: 3_300 } })
  })

  test('a request that may have been done before the session ended leaves again as it was, and then what was typed since', async () => {
    await typeAndSend()
    await editor().last().lose()
    await editor().pass(1_000)
    await editor().last().answer(401, { message: 'Non connecté' })
    type({ net_monthly_income: 3_400 })
    await flush()
    expect(seen()?.net_monthly_income).toBe(3_400)
    expect(editor().arrivals.map(({ body, header }) => [body, header('Idempotency-Key')])).toEqual(
      Array(3).fill([{ net_monthly_income: 3_300 }, editor().arrivals[0]?.header('Idempotency-Key')]),
    )
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    await editor().pass(800)
    expect(editor().last().body).toEqual({ net_monthly_income: 3_400 })
    expect(editor().last().header('If-Match')).toBe('"2"')
  })

  test('a right that was taken away stops the saving, even once the server has said again who one is', async () => {
    await typeAndSend()
    await editor().last().answer(403, { message: 'Non' })
    void editor().store.dispatch(api.endpoints.me.initiate(undefined))
    await flush()
    const me = { type: 'user', id: 'u', attributes: { first_name: 'Claire' }, relationships: {} }
    await editor().last().answer(200, { data: me })
    await editor().pass(60_000)
    expect(editor().arrivals.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    expect(stop()?.sentence).toMatch(/pas le droit/)
    expect(seen()?.net_monthly_income).toBe(3_300)
  })

  test.each([
    [403, /pas le droit/],
    [404, /n’existe plus/],
    [400, messages.technical],
  ])('a %i stops with a sentence, keeps what was typed, and waits for the person', async (status, sentence) => {
    await typeAndSend()
    await editor().last().answer(status, { message: 'Non' })
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    expect(state()).toBe('error')
    const { isConflict, sentence: told = '', kept = '' } = stop() ?? {}
    expect(isConflict).toBe(false)
    expect(told).toMatch(sentence)
    expect(told + kept).toContain('Votre saisie est gardée ici')
    editor().store.dispatch(retried(income))
    await flush()
    expect(editor().last().body).toEqual({ net_monthly_income: 3_300 })
    expect(editor().last().header('Idempotency-Key')).not.toBe(editor().arrivals[0]?.header('Idempotency-Key'))
  })

  test('all that is typed in a file can be given up with it, whatever the server still answers', async () => {
    await typeAndSend()
    editor().store.dispatch(created({ type: 'note', parentId: FILE, attributes: { note: 'Rappeler' } }))
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    await flush()
    editor().store.dispatch(discarded({ parentId: FILE }))
    for (const { answer } of editor().arrivals) await answer(404, { message: 'Introuvable' })
    await editor().pass(60_000)
    expect(editor().store.getState().autosave).toMatchObject({ drafts: {}, creations: [] })
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
  })

  test('an answer that is no document stops without losing what was typed', async () => {
    await typeAndSend()
    await editor().last().answer(200, 'oups')
    expect(stop()?.sentence).toBe(messages.technical)
    expect(seen()?.net_monthly_income).toBe(3_300)
  })

  test('a deletion that is forbidden does not leave again because a field reports late', async () => {
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    await flush()
    await editor().last().answer(403, { message: 'Non' })
    editor().store.dispatch(edited({ ref: currentLoan, parentId: FILE, attributes: { monthly_credit: 1 } }))
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
  })

  test('a deletion that is forbidden can be given up: the item is back', async () => {
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    await flush()
    await editor().last().answer(403, { message: 'Non' })
    expect(selectEdited(editor().store.getState(), 'current_loan', currentLoan.id)).toBeUndefined()
    editor().store.dispatch(discarded(currentLoan))
    expect(selectEdited(editor().store.getState(), 'current_loan', currentLoan.id)?.attributes.monthly_credit).toBe(220)
  })
})

describe('when somebody else wrote too', () => {
  const theirs = (attributes: object) => ({ message: 'Modifié ailleurs', ...answered(income, attributes, 5) })

  test('other attributes: ours leaves again on top of theirs, without asking', async () => {
    await typeAndSend()
    await editor()
      .last()
      .answer(409, theirs({ net_other_income: 900 }))
    expect(editor().last()).toMatchObject({ body: { net_monthly_income: 3_300 } })
    expect(editor().last().header('If-Match')).toBe('"5"')
    expect(seen()).toMatchObject({ net_monthly_income: 3_300, net_other_income: 900 })
  })

  test('the same attribute to the same value: there is nothing left to send', async () => {
    await typeAndSend()
    await editor()
      .last()
      .answer(409, theirs({ net_monthly_income: 3_300 }))
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
  })

  test('the same attribute: both are kept, and keeping ours sends it over their version', async () => {
    await typeAndSend()
    await editor()
      .last()
      .answer(409, theirs({ net_monthly_income: 4_000 }))
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    expect(state()).toBe('conflict')
    expect(stop()?.isConflict).toBe(true)
    expect(seen()?.net_monthly_income).toBe(3_300)
    editor().store.dispatch(retried(income))
    await flush()
    expect(editor().last().body).toEqual({ net_monthly_income: 3_300 })
    expect(editor().last().header('If-Match')).toBe('"5"')
  })

  test('the same attribute: giving ours up shows theirs', async () => {
    await typeAndSend()
    await editor()
      .last()
      .answer(409, theirs({ net_monthly_income: 4_000 }))
    editor().store.dispatch(discarded(income))
    await flush()
    expect(seen()?.net_monthly_income).toBe(4_000)
    expect(state()).toBe('pristine')
  })

  test('an attribute typed since the request left counts too', async () => {
    await typeAndSend()
    type({ net_other_income: 10 })
    await editor()
      .last()
      .answer(409, theirs({ net_other_income: 900 }))
    expect(state()).toBe('conflict')
    expect(seen()).toMatchObject({ net_monthly_income: 3_300, net_other_income: 10 })
  })

  test('what is deleted meanwhile is deleted, whatever they wrote', async () => {
    editor().store.dispatch(edited({ ref: currentLoan, parentId: FILE, attributes: { monthly_credit: 300 } }))
    await editor().pass(800)
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    await editor()
      .last()
      .answer(409, { message: 'Modifié ailleurs', ...answered(currentLoan, { monthly_credit: 1 }, 5) })
    expect(editor().last().method).toBe('DELETE')
  })

  test('retrying everything does not decide a conflict', async () => {
    await typeAndSend()
    await editor()
      .last()
      .answer(409, theirs({ net_monthly_income: 4_000 }))
    editor().store.dispatch(retried())
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
  })

  test('a refusal that brings no newer version stops instead of turning round', async () => {
    await typeAndSend()
    await editor().last().answer(409, { message: 'Modifié ailleurs' })
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    expect(state()).toBe('error')
  })
})
