import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { WealthScreen } from '../../../../../src/features/scpi/clients/client/file/wealth/WealthScreen'
import { fileWith, holdingQuestionnaire, JOINT, MASS, OTHER_ACCOUNT } from './questionnaire'
import { ACCOUNT, CLIENT, openScreens } from './scpiServer'

const routes = fileWith(WealthScreen)
const address = `/clients/${CLIENT}/patrimoine`

const budget = {
  pp_income: { income_types: ['wages'], monthly_wages_pensions_amount: 3_000 },
  pp_charge: { monthly_current_charges_amount: 1_000, monthly_rent_amount: 500, free_of_charge_housing: false },
  financial_asset: { livret_a_blue_amount: 9_000 },
}
const loans = [{ monthly_payment_amount: 500, remaining_capital_amount: 20_000, purpose: 'car' }]

/** The figure of the band, by its name. */
const figure = (name: string) => screen.getByText(name, { selector: '.ant-statistic-title' }).closest('li')

test('the totals follow what is typed, and what is typed is saved', async () => {
  const { bodies } = await openScreens(routes, address, holdingQuestionnaire({ sections: budget, loans }))
  await screen.findByRole('textbox', { name: /Salaires et pensions/ })
  expect(figure('Revenus')).toHaveTextContent('3 000 €/mois')
  expect(figure('Reste à vivre')).toHaveTextContent('1 000 €/mois')
  expect(figure('Épargne de précaution')).toHaveTextContent('4,5 mois')
  expect(figure('Patrimoine net')).toHaveTextContent('\u221211 000 €')
  const wages = screen.getByRole('textbox', { name: /Salaires et pensions/ })
  fireEvent.change(wages, { target: { value: '4000' } })
  fireEvent.blur(wages)
  await waitFor(() => {
    expect(figure('Revenus')).toHaveTextContent('4 000 €/mois')
  })
  expect(figure('Taux d’épargne')).toHaveTextContent('50,00 %')
  await waitFor(async () => {
    expect(await bodies(`PUT /scpi/v1/pp-entities/${MASS}/income`)).toEqual([{ monthly_wages_pensions_amount: 4_000 }])
  })
})

test.each([
  [0, '0 mois'],
  [45_000, '23 mois'],
])('%d € at hand, and as many months as they last', async (livret_a_blue_amount, months) => {
  const sections = { ...budget, financial_asset: { livret_a_blue_amount } }
  await openScreens(routes, address, holdingQuestionnaire({ sections, loans }))
  await screen.findByRole('textbox', { name: /Salaires et pensions/ })
  expect(figure('Épargne de précaution')?.querySelector('.ant-statistic-content')).toHaveTextContent(
    new RegExp(`^${months}$`),
  )
})

test('no bracket is calculated of less than one part', async () => {
  const fiscality = { fiscal_type: 'resident_ir', taxable_income_amount: 60_000, fiscal_part: 0 }
  await openScreens(routes, address, holdingQuestionnaire({ sections: { fiscality } }))
  await screen.findByRole('textbox', { name: /Salaires et pensions/ })
  expect(screen.queryByText(/Tranche calculée/)).toBeNull()
})

test('the bracket that income and parts come to stands beside the one that is declared, and is taken', async () => {
  const fiscality = { fiscal_type: 'resident_ir', taxable_income_amount: 60_000, fiscal_part: 1 }
  const { bodies } = await openScreens(
    routes,
    address,
    holdingQuestionnaire({ sections: { pp_charge: { tmi_rate: 0.11 }, fiscality } }),
  )
  expect(await screen.findByText(/Tranche calculée/)).toHaveTextContent('30 %')
  const take = screen.getByRole('button', { name: /^Reprendre la tranche calculée/ })
  fireEvent.click(take)
  await waitFor(async () => {
    expect(await bodies(`PUT /scpi/v1/pp-entities/${MASS}/charge`)).toEqual([{ tmi_rate: 0.3 }])
  })
  expect(take).not.toBeInTheDocument()
})

test('what depends on an answer is asked with it: other income, no rent for who is housed for nothing, units of account', async () => {
  await openScreens(routes, address, holdingQuestionnaire({ sections: budget }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Autres revenus réguliers' }))
  expect(await screen.findByRole('textbox', { name: 'Précisez les autres revenus' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Loyer/ })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('switch', { name: 'Logé à titre gratuit' }))
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: /^Loyer/ })).toBeNull()
  })
  expect(screen.queryByRole('textbox', { name: /unités de compte/ })).toBeNull()
  const insurance = screen.getByRole('textbox', { name: 'Assurance-vie' })
  fireEvent.change(insurance, { target: { value: '12000' } })
  fireEvent.blur(insurance)
  expect(await screen.findByRole('textbox', { name: /unités de compte de l’assurance-vie/ })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: /Assurance-vie et capitalisation, 12\u202f000/ })).toBeInTheDocument()
})

test('what two hold counts for the client’s share, which is typed', async () => {
  const { bodies } = await openScreens(routes, address, holdingQuestionnaire({ sections: budget, isShared: true }))
  await screen.findByRole('textbox', { name: /Salaires et pensions/ })
  expect(figure('Revenus')).toHaveTextContent('4 500 €/mois')
  fireEvent.click(within(screen.getByRole('group', { name: 'Biens à décrire' })).getByLabelText('Biens communs'))
  const share = await screen.findByRole('textbox', { name: 'Part du client' })
  fireEvent.change(share, { target: { value: '75' } })
  fireEvent.blur(share)
  await waitFor(() => {
    expect(figure('Revenus')).toHaveTextContent('5 250 €/mois')
  })
  await waitFor(async () => {
    expect(await bodies(`PUT /scpi/v1/pp-entities/${JOINT}`)).toEqual([
      {
        holders: [
          { pp_account_id: ACCOUNT, share_rate: 0.75 },
          { pp_account_id: OTHER_ACCOUNT, share_rate: 0.25 },
        ],
      },
    ])
  })
})
