import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SynthesisScreen } from '../../../../../src/features/scpi/clients/client/file/synthesis/SynthesisScreen'
import { WealthScreen } from '../../../../../src/features/scpi/clients/client/file/wealth/WealthScreen'
import { FamilyScreen } from '../../../../../src/features/scpi/clients/client/file/family/FamilyScreen'
import { json } from '../../../../support/client/answers'
import { fileWith, holdingQuestionnaire, JOINT, OTHER_ACCOUNT } from './questionnaire'
import { client, CLIENT, openScreens, SPOUSE, type Answers } from './scpiServer'

const OUTCOME = `POST /scpi/v1/pp-entities/${JOINT}/outcome`
const TITLE = /Masse commune à revoir/

/** A server whose shared mass is to be reviewed until somebody answers. */
function reviewing(reason: string, refusal?: object): Answers {
  let isSettled = false
  return holdingQuestionnaire({
    sections: { financial_asset: { livret_a_blue_amount: 9_000 }, pp_income: { monthly_wages_pensions_amount: 3_000 } },
    isShared: true,
    joint: () => ({ to_review: !isSettled, review_reason: isSettled ? null : reason }),
    more: (line) => {
      if (line !== OUTCOME) return undefined
      if (refusal) return json(409, refusal)
      isSettled = true
      return new Response(null, { status: 204 })
    },
  })
}

test.each([
  ['patrimoine', WealthScreen],
  ['famille', FamilyScreen],
  ['synthese', SynthesisScreen],
])('%s says that the shared mass is to be reviewed, what it holds, and takes the answer', async (part, Screen) => {
  const { bodies } = await openScreens(fileWith(Screen), `/clients/${CLIENT}/${part}`, reviewing('regime_ended'))
  const notice = (await screen.findByText(TITLE)).closest<HTMLElement>('[role=note]')
  expect(notice).toHaveTextContent('9 000 € de patrimoine net')
  expect(notice).toHaveTextContent('3 000 € de revenus')
  fireEvent.click(screen.getByRole('button', { name: 'Dire ce qu’elle devient' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }))
  expect(await bodies(OUTCOME)).toEqual([])
  fireEvent.click(within(dialog).getByRole('radio', { name: /La remettre en entier à l’autre titulaire/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }))
  await waitFor(() => {
    expect(screen.queryByText(TITLE)).toBeNull()
  })
  expect(await bodies(OUTCOME)).toEqual([{ outcome: 'give', to: OTHER_ACCOUNT }])
})

test('who parted is still named, and the masses of both are read again', async () => {
  const other = client(SPOUSE, { firstname1: 'Paul', lastname: 'Lormeau' })
  const account = { type: 'pp_account', id: OTHER_ACCOUNT, attributes: { client_id: SPOUSE }, relationships: {} }
  const parting: Answers = (line, request) =>
    line === `GET /scpi/v1/pp-accounts/${OTHER_ACCOUNT}`
      ? json(200, { data: { ...account, meta: { version: 1 } }, included: [other] })
      : reviewing('union_ended')(line, request)
  const { lines } = await openScreens(fileWith(FamilyScreen), `/clients/${CLIENT}/famille`, parting)
  fireEvent.click(await screen.findByRole('button', { name: 'Dire ce qu’elle devient' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('radio', { name: /en entier à Paul Lormeau/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(lines().some((line) => line.startsWith(`GET /scpi/v1/pp-accounts/${OTHER_ACCOUNT}/pp-entities`))).toBe(true)
})

test('a mass that begins asks whether what each owns becomes common; why the server refuses is said', async () => {
  const refused = { message: 'Cette masse n’est pas à revoir' }
  await openScreens(fileWith(WealthScreen), `/clients/${CLIENT}/patrimoine`, reviewing('regime_begun', refused))
  fireEvent.click(await screen.findByRole('button', { name: 'Dire ce qu’elle devient' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2)
  fireEvent.click(within(dialog).getByRole('radio', { name: /Réunir dans la masse commune/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }))
  expect(await within(dialog).findByText(/Cette masse n’est pas à revoir/)).toBeInTheDocument()
})
