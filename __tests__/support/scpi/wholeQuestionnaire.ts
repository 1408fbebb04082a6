import { document } from '../server/documents'
import type { Caller } from '../server/testApp'
import { personaNamed } from './personas'
import { ACCOUNTS, CLIENTS, ENTITIES, sent } from './questionnaire'

type Calling = Pick<Caller, 'call'>

const IDENTITY = {
  honorific: 'mr',
  birth_name: 'Corvalier',
  birthdate: '1985-03-02',
  birth_municipality: 'Nîmes',
  birth_country: 'FR',
  nationality1: 'FR',
}
const CONTACT = {
  phone: '06 39 98 20 12',
  address: '15 rue des Étuves',
  postal_code: '34000',
  municipality: 'Montpellier',
}
const FAMILY = { annual_household_gross_income_amount: 98_000, annual_household_net_income_range: '80k_120k' }
const WORK = { work_sector: 'health_social', profession: 'Infirmier', socio_professional_category: '4' }
const TAXES = {
  fiscal_type: 'resident_ir',
  fiscal_residence: 'FR',
  fiscal_identification_number: '1234567890123',
  us_person: false,
  fiscal_part: 3,
  taxable_income_amount: 78_400,
  property_income_regime: 'none',
  ifi_liable: false,
}
const EXPOSURE = { is_direct_pep: false, is_indirect_pep: false, is_under_legal_protection: false }
const UNSCORED = {
  management_mode: 'advised',
  loss_reaction: 'kept',
  experienced_loss_range: 'lt_10',
  scpi_invested_range: 'none',
  esg_information_given_at: '2026-11-02',
}

/** Answers all that a client is asked, so that he may sign, as an adviser and he do. Answers the id of his account. */
export async function answerAll(adviser: Calling, holder: Calling, clientId: string): Promise<string> {
  const persona = personaNamed('P01')
  await sent(adviser, 'PUT', `${CLIENTS}/${clientId}`, { ...IDENTITY, ...CONTACT })
  await sent(adviser, 'PUT', `${CLIENTS}/${clientId}/family-situation`, FAMILY)
  const accountId = document(await adviser.call('GET', `${CLIENTS}/${clientId}/pp-account`)).data.id
  const account = (section: string, body: object, by = adviser) =>
    sent(by, 'PUT', `${ACCOUNTS}/${accountId}/${section}`, body)
  await account('financial-situation', persona.financial_situation)
  await account('professional-situation', { ...persona.professional_situation, ...WORK })
  await account('fiscality', TAXES)
  await account('politically-exposed-person', EXPOSURE, holder)
  await account('objective', persona.objective, holder)
  await account('quiz', { ...persona.quiz, ...UNSCORED }, holder)
  await account('quiz', { action: 'submit' }, holder)
  const masses = await adviser.call('GET', `${ACCOUNTS}/${accountId}/pp-entities`)
  const [own] = masses.json<{ data: { id: string }[] }>().data
  const entity = (section: string, body: object) =>
    sent(adviser, 'PUT', `${ENTITIES}/${own?.id ?? ''}/${section}`, body)
  await entity('income', { income_types: ['wages'], ...persona.entity.income })
  await entity('charge', { tmi_rate: 0.3, ...persona.entity.charge })
  await entity('financial-asset', persona.entity.financial_asset)
  return accountId
}
