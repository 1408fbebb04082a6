import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ExposureScreen } from '../../../../../src/features/scpi/clients/client/file/account/ExposureScreen'
import { FiscalityScreen } from '../../../../../src/features/scpi/clients/client/file/account/FiscalityScreen'
import { ObjectivesScreen } from '../../../../../src/features/scpi/clients/client/file/account/ObjectivesScreen'
import { WorkScreen } from '../../../../../src/features/scpi/clients/client/file/account/WorkScreen'
import { json } from '../../../../support/client/answers'
import { fileWith, holdingQuestionnaire } from './questionnaire'
import { ACCOUNT, CLIENT, openScreens } from './scpiServer'

const address = (part: string) => `/clients/${CLIENT}/${part}`

test('a yes or no is neither until it is answered, then asks what follows from it', async () => {
  const { bodies } = await openScreens(fileWith(ExposureScreen), address('ppe'), holdingQuestionnaire({}))
  const direct = await screen.findByRole('group', { name: /Exercez-vous/ })
  for (const radio of within(direct).getAllByRole('radio')) expect(radio).not.toBeChecked()
  expect(screen.queryByRole('combobox', { name: 'Fonction' })).toBeNull()
  fireEvent.click(within(direct).getByRole('radio', { name: 'Oui' }))
  expect(await screen.findByRole('combobox', { name: /^Fonction/ })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Origine du patrimoine/ })).toBeInTheDocument()
  fireEvent.click(within(direct).getByRole('radio', { name: 'Non' }))
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: /Origine du patrimoine/ })).toBeNull()
  })
  await waitFor(async () => {
    const sent = await bodies(`PUT /scpi/v1/pp-accounts/${ACCOUNT}/politically-exposed-person`)
    expect(sent.at(-1)).toEqual({ is_direct_pep: false })
  })
  expect(screen.getByText('Criblage PPE').closest('.field-locked')).not.toBeNull()
})

test('why there is no tax number is asked while there is none; another residence is one row more', async () => {
  await openScreens(
    fileWith(FiscalityScreen),
    address('fiscalite'),
    holdingQuestionnaire({ sections: { pp_charge: { tmi_rate: 0.3 } } }),
  )
  const number = await screen.findByRole('textbox', { name: /Numéro d’identification fiscale/ })
  expect(screen.getByRole('combobox', { name: /Motif d’absence de NIF/ })).toBeInTheDocument()
  fireEvent.change(number, { target: { value: '0123456789012' } })
  fireEvent.blur(number)
  await waitFor(() => {
    expect(screen.queryByRole('combobox', { name: /Motif d’absence de NIF/ })).toBeNull()
  })
  expect(screen.getByText(/Tranche marginale déclarée/)).toHaveTextContent('30 %')
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une résidence fiscale' }))
  expect(await screen.findByRole('combobox', { name: /^Pays 1/ })).toBeInTheDocument()
})

test('a company is described by who works for himself', async () => {
  await openScreens(
    fileWith(WorkScreen),
    address('professionnel'),
    holdingQuestionnaire({ sections: { pp_professional_situation: { work_status: 'entrepreneur' } } }),
  )
  expect(await screen.findByRole('textbox', { name: 'Numéro SIREN' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Employeur' })).toBeNull()
})

test('why the questions are asked comes before the objectives', async () => {
  await openScreens(fileWith(ObjectivesScreen), address('objectifs'), holdingQuestionnaire({}))
  const why = await screen.findByText(/Répondez sincèrement/)
  const objectives = screen.getByRole('heading', { name: 'Objectifs' })
  expect(why.compareDocumentPosition(objectives)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is signed is read, until somebody unlocks it and says why', async () => {
  const account: { kyc_signed_at: string | null } = { kyc_signed_at: '2026-03-14T10:00:00.000Z' }
  const { bodies } = await openScreens(
    fileWith(WorkScreen),
    address('professionnel'),
    holdingQuestionnaire({
      account,
      sections: { pp_professional_situation: { profession: 'Géomètre' } },
      more: (line) => {
        if (line !== `PUT /scpi/v1/pp-accounts/${ACCOUNT}`) return undefined
        account.kyc_signed_at = null
        return json(200, { data: { type: 'pp_account', id: ACCOUNT, attributes: account, relationships: {} } })
      },
    }),
  )
  expect(await screen.findByText('Recueil signé le 14/03/2026')).toBeInTheDocument()
  expect(await screen.findByText('Géomètre')).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: /Profession/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Déverrouiller' }))
  const dialog = await screen.findByRole('dialog', { name: 'Déverrouiller le recueil' })
  const reason = within(dialog).getByRole('textbox', { name: /Motif/ })
  fireEvent.change(reason, { target: { value: 'Changement d’emploi' } })
  fireEvent.blur(reason)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Déverrouiller' }))
  await waitFor(async () => {
    expect(await bodies(`PUT /scpi/v1/pp-accounts/${ACCOUNT}`)).toEqual([
      { action: 'unsign', reason: 'Changement d’emploi' },
    ])
  })
  expect(await screen.findByRole('textbox', { name: /Profession/ })).toBeEnabled()
})

test('a signature that has expired is said, and locks nothing', async () => {
  const account = { kyc_signed_at: '2024-03-14T10:00:00.000Z', kyc_valid_until: '2025-03-14' }
  await openScreens(fileWith(WorkScreen), address('professionnel'), holdingQuestionnaire({ account }))
  expect(await screen.findByText('Signature expirée le 14/03/2025')).toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: /Profession/ })).toBeEnabled()
})
