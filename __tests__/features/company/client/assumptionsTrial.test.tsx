import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { simulate, type FirmAssumptions } from '#domain'
import { sessionStarted } from '#client/session'
import { today } from '#client/screens'
import { formatEuros } from '#client/ui'
import { Assumptions } from '../../../../src/features/company/client/assumptions/Assumptions'
import { effortWords } from '../../../../src/features/company/client/assumptions/trial/effortWords'
import { exampleOperation } from '../../../../src/features/company/client/assumptions/trial/exampleOperation'
import { defaults } from '../../../domain/support/examples'
import { json } from '../../../support/client/answers'
import { openApplication } from '../../../support/client/application'
import { InTheme } from '../../../support/client/InTheme'

const manager = {
  data: {
    type: 'user',
    id: 'u1',
    attributes: { first_name: 'Claire', can_manage_his_company: true },
    relationships: {
      permissions: { data: [{ type: 'permission', id: 'manage_company' }] },
      roles: { data: [{ type: 'role', id: 'member' }] },
    },
  },
}

/** The settings of a firm that set nothing, before somebody who may change them. */
async function openSettings() {
  const { store, requests } = await openApplication((request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/me')) return json(200, manager)
    if (pathname.endsWith('/company/config'))
      return json(200, {
        data: { type: 'simulation_configuration', id: 'company', attributes: defaults, relationships: {} },
        meta: { original: defaults, configuration_version: 0 },
      })
    return json(200, { data: [], meta: { current_page: 1, per_page: 1, total: 11, last_page: 11 } })
  })
  await store.dispatch(sessionStarted())
  render(
    <Provider store={store}>
      <Assumptions />
    </Provider>,
    { wrapper: InTheme },
  )
  return { requests, user: userEvent.setup() }
}

/** The average effort of the example by the engine itself, with the spaces of a test. */
function effort(firm: FirmAssumptions, years: number): string {
  const operation = exampleOperation(firm, years, today())
  const result = operation && simulate(operation.configuration, operation.context)
  if (!result || result.kind === 'refused') throw new Error('The example is calculated.')
  return formatEuros(result.indicators.average_effort, { per: 'mois' }).replace(/\s/g, ' ')
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const retype = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

test('a rate that is typed says what it changes for the example before it is saved, and where it changes nothing', async () => {
  const { user, requests } = await openSettings()
  const loan = await card('Prêt')
  const held = effort(defaults, 22)
  expect(await loan.findByText(`Effort mensuel moyen : ${held}`)).toBeInTheDocument()

  const dearer = { ...defaults, loan_rates: { ...defaults.loan_rates, 25: 0.05 } }
  await retype(user, loan.getByRole('textbox', { name: /sur 25 ans/ }), '5')
  const after = await loan.findByText(effort(dearer, 22))
  expect(after.parentElement).toHaveTextContent(`${held} aujourd’hui → ${effort(dearer, 22)} avec ces valeurs, soit`)
  expect(after.parentElement).toHaveTextContent(/de plus$/)
  expect(loan.getByText(/^22\sans\s: taux sur 25\sans, 5,00/)).toBeInTheDocument()

  await retype(user, loan.getByRole('textbox', { name: /Essayer une durée/ }), '12')
  expect(await loan.findByText('aucun changement')).toBeInTheDocument()
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a charge too; an empty one is ours again, and a wrong one is tried by nobody', async () => {
  const { user } = await openSettings()
  const charges = await card('Frais et charges')
  const insurance = await charges.findByRole('textbox', { name: /Assurance propriétaire/ })
  await retype(user, insurance, '1130')
  expect(await charges.findByText(/de plus$/)).toHaveTextContent(
    effort({ ...defaults, annual_owner_insurance_fee: 1_130 }, 20),
  )
  await user.clear(insurance)
  await waitFor(() => {
    expect(charges.queryByText(/avec ces valeurs/)).toBeNull()
  })
  await user.type(insurance, 'cent')
  expect(await charges.findByText(/n’est pas valable/)).toBeInTheDocument()
})

test('efforts are written in whole euros, with cents where these say the same, and a surplus by its name', () => {
  expect(effortWords({ held: 412.4, tried: 397.6 })).toEqual({
    before: formatEuros(412, { per: 'mois' }),
    after: formatEuros(398, { per: 'mois' }),
    difference: `${formatEuros(14, { per: 'mois' })} de moins`,
  })
  expect(effortWords({ held: 412.1, tried: 412.4 }).difference).toBe(
    `${formatEuros(0.3, { decimals: 2, per: 'mois' })} de plus`,
  )
  expect(effortWords({ held: 5, tried: -30 }).after).toBe(`excédent de ${formatEuros(30, { per: 'mois' })}`)
})
