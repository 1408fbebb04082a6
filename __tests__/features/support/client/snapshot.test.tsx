import '../../../../src/app/client/features'
import { render, screen, waitFor } from '@testing-library/react'
import { edited } from '#client/autosave'
import { deletionPlanned, selectFeedback } from '#client/feedback'
import { api } from '#client/api'
import { selectSolution, solutionOpened } from '#features/clientFile/client/calculation'
import { sessionStarted } from '#client/session'
import { loadSnapshot, snapshotTaken } from '#client/store'
import { messages } from '#contract'
import { createFileChanges } from '../../../../src/client/editing/changes/fileChanges'
import { selectSteps } from '../../../../src/client/editing/steps/slice'
import { questionAsked, toastShown } from '../../../../src/client/feedback/state'
import { InTheme } from '../../../support/client/InTheme'
import { QueueList } from '../../../../src/features/support/client/Situations'
import { json } from '../../../support/client/answers'
import { openApplication } from '../../../support/client/application'
import { FILE, heritage, person, simulation } from '../../../support/client/clientFile'
import { fileServer } from '../../../support/client/fileServer'

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

/** The example file, and a server that refuses the first name of its client. */
async function openFile() {
  const server = fileServer(['see_client_files', 'edit_client_files'])
  const answer = (request: Request) => {
    if (request.method === 'PUT' && request.url.endsWith('/person'))
      return json(422, { message: 'Données refusées', errors: { firstname: ['Ce prénom est refusé'] } })
    if (request.url.includes('/simulation/config/'))
      return json(200, {
        data: {
          type: 'simulation_configuration',
          id: 'lmnp_amortissement',
          attributes: { loan_insurance_rate: 0.0034 },
        },
      })
    return server.answer(request)
  }
  const { store } = await openApplication(answer)
  await store.dispatch(sessionStarted())
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['heritage'] }))
  const somebodyElse = (attributes: object) =>
    server.answer(
      new Request(`http://localhost/api/v3/client-files/${FILE}/heritage`, {
        method: 'PUT',
        body: JSON.stringify(attributes),
      }),
    )
  return { store, somebodyElse }
}

test('a snapshot says to the support why each section is not saved, and where the person was', async () => {
  const { store, somebodyElse } = await openFile()
  await somebodyElse({ liquidity: 11_111 })
  store.dispatch(edited({ ref: heritage, parentId: FILE, attributes: { liquidity: 22_222 } }))
  store.dispatch(edited({ ref: person, parentId: FILE, attributes: { firstname: 'Hildegarde' } }))
  await waitFor(() => {
    expect(
      Object.values(store.getState().autosave.drafts)
        .map(({ mode }) => mode)
        .sort(),
    ).toEqual(['conflict', 'refused'])
  })
  window.history.replaceState(null, '', `/mes-dossiers/${FILE}/informations?section=heritage&q=Hildegarde`)
  const text = JSON.stringify(await store.dispatch(snapshotTaken()))
  expect(text).not.toContain('Hildegarde')

  const { replay } = await loadSnapshot(text)
  if (!replay) throw new Error('The snapshot was refused.')
  expect(replay.snapshot.address).toBe(`/mes-dossiers/${FILE}/informations?section=heritage`)
  render(<QueueList drafts={Object.values(replay.store.getState().autosave.drafts)} />, { wrapper: InTheme })
  screen.getByText(/^Liquidités\s: modifié ailleurs aussi$/)
  screen.getByText(/^Prénom\s: Ce prénom est refusé$/)
})

test('a snapshot keeps the sentence that a calculation was refused with', async () => {
  const { store } = await openFile()
  store.dispatch(edited({ ref: simulation, parentId: FILE, attributes: { investment_price: null } }))
  store.dispatch(solutionOpened(FILE))
  await waitFor(() => {
    expect(selectSolution(store.getState()).status).toBe('invalid')
  })
  const { replay } = await loadSnapshot(JSON.stringify(await store.dispatch(snapshotTaken())))
  if (!replay) throw new Error('The snapshot was refused.')
  expect(selectSolution(replay.store.getState()).errors).toMatchObject({ property_price: [messages.required] })
})

test('a snapshot holds what was on screen over the page, what was about to be deleted and what could be undone', async () => {
  const { store } = await openFile()
  const changes = createFileChanges({ store, parentId: FILE, remembered: () => Promise.resolve([]) })
  changes.edit(heritage, { liquidity: 22_222 })
  changes.edit(heritage, { security_and_bond: 33_333 })
  await changes.undo(['heritage'])
  store.dispatch(toastShown({ type: 'success', message: 'Votre saisie est copiée.' }))
  store.dispatch(
    questionAsked({ question: 'Supprimer le dossier ?', consequence: 'Rien n’en reste.', yes: 'Supprimer' }),
  )
  const ref = { type: 'client_file', id: FILE } as const
  store.dispatch(deletionPlanned({ ref, message: 'Dossier supprimé', ifRefused: 'Le dossier reste.' }))

  const { replay } = await loadSnapshot(JSON.stringify(await store.dispatch(snapshotTaken())))
  if (!replay) throw new Error('The snapshot was refused.')
  const shown = selectFeedback(replay.store.getState())
  expect(shown.toasts).toHaveLength(2)
  expect(shown.questions).toMatchObject([{ answer: null }])
  expect(shown.deletions).toMatchObject([{ ref }])
  const { done, undone } = selectSteps(replay.store.getState(), FILE)
  expect(done.map((step) => step.changes[0]?.after)).toEqual([{ liquidity: 22_222 }])
  expect(undone.map((step) => step.changes[0]?.after)).toEqual([
    { security_and_bond: heritage.attributes.security_and_bond },
  ])
})
