import { initialAttributes, resources, type Attributes } from '#contract'
import { assemble, type Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import {
  generalQuestions,
  productFamilies,
  scpiQuestions,
  toleranceQuestions,
} from '#features/scpi/clients/contract/questions'
import { completionOf } from '#features/scpi/clients/contract/rules'
import { scpi } from '#domain'
import { drawFrom, type Draw, type Tables } from '#server/demo'
import type { DemoPerson } from './people'
import type { DemoAnswers } from './answers'
import { questionnaires } from './questionnaires'

/** The id of the account of somebody of the demo, by key. */
export const accountIdOf = (key: string): string => drawFrom(`scpi account ${key}`).uuid()

type Values = Readonly<Record<string, unknown>>

interface Account {
  readonly account: Resource
  readonly children: readonly Resource[]
  readonly person: DemoPerson
}

interface Writing {
  readonly draw: Draw
  readonly asOf: Date
  readonly row: (resource: Resource, more: object) => Values
  readonly ofClient: { readonly client_id: string; readonly adviser_id: string }
  /** The spouse with whom things are common, written with the second of the two. */
  readonly partner: { readonly key: string; readonly client_id: string; readonly adviser_id: string } | undefined
}

const section = (draw: Draw, type: ResourceType, attributes: object = {}): Resource =>
  assemble(
    { type, id: draw.uuid() },
    { attributes: { ...initialAttributes(resources[type]), ...attributes }, relationships: {} },
  )

/** Answers by question, of letters in the order of the questions. */
const answered = (questions: object, letters: string): Values =>
  Object.fromEntries(
    Object.keys(questions).map((code, place) => [code, letters[place] === '?' ? 'dont_know' : letters[place]]),
  )

function quizOf(
  { training, experience, general, scpi: shares, tolerance, ...answers }: DemoAnswers,
  asOf: Date,
): Values {
  const [education_level, finance_experience, management_mode] = training
  const [operations, holding, invested, sold, fell] = answers.shares
  const lived: Readonly<Partial<Record<string, readonly [string, string]>>> = experience
  const families = Object.keys(productFamilies).flatMap((family): [string, unknown][] => {
    const [count, period] = lived[family] ?? ['none', 'never']
    return [
      [`exp_${family}_currently_held`, family in experience],
      [`exp_${family}_operations`, count],
      [`exp_${family}_holding`, period],
    ]
  })
  const knowledge = { ...answered(generalQuestions, general), ...answered(scpiQuestions, shares) }
  const at = new Date(asOf.getTime() - 30 * 86_400_000).toISOString()
  const correct = (codes: readonly string[]): number =>
    codes.filter((code) =>
      Object.entries(knowledge).some(([name, given]) => name === code && given === scpi.rightAnswers[code]),
    ).length
  return {
    education_level,
    finance_experience,
    management_mode,
    ...Object.fromEntries<unknown>(families),
    experienced_loss_range: fell ? 'lt_10' : 'none',
    loss_reaction: fell ? 'kept' : 'never_lost',
    ...knowledge,
    scpi_operations_count: operations,
    scpi_holding_period: holding,
    scpi_invested_range: invested,
    scpi_has_sold_shares: sold,
    scpi_experienced_price_drop: fell,
    ...answered(toleranceQuestions, tolerance),
    ...answers.sustainability,
    esg_information_given_at: at.slice(0, 10),
    quiz_completed_by: 'client_with_adviser',
    knowledge_submitted_at: at,
    quiz_attempts: [
      {
        at,
        by: 'Entretien',
        answers: knowledge,
        correct_general: correct(scpi.generalQuestions),
        correct_scpi: correct(scpi.scpiQuestions),
      },
    ],
  }
}

const notExposed: Partial<Attributes<'politically_exposed_person'>> = {
  is_direct_pep: false,
  is_indirect_pep: false,
  is_under_legal_protection: false,
}

/** An account with its sections and its own mass, and the mass that it shares. */
export function accountRows({ account, children, person }: Account, writing: Writing): Tables {
  const { draw, row, ofClient, asOf } = writing
  const answers = questionnaires[person.key]
  const ofAccount = { pp_account_id: account.id }
  const sections: Readonly<Record<string, Resource>> = {
    pp_account_financial_situation: section(
      draw,
      'financial_situation',
      answers && { expected_income_change: 'stable', ...answers.financial },
    ),
    pp_account_fiscality: section(draw, 'fiscality', answers?.fiscality),
    pp_account_professional_situation: section(draw, 'pp_professional_situation', answers?.work),
    pp_account_politically_exposed_person: section(draw, 'politically_exposed_person', answers ? notExposed : {}),
    pp_account_objective: section(draw, 'pp_objective', answers?.objective),
    pp_account_quiz: section(draw, 'quiz', answers ? quizOf(answers, asOf) : { quiz_attempts: [] }),
  }
  const completion = completionOf([account, ...children, ...Object.values(sections)])
  const own = ownMass(answers, account.id, { name: person.client.firstname1 ?? '', ...writing })
  const shared = sharedMass(account.id, writing)
  return {
    pp_accounts: [row(account, { ...ofClient, completion })],
    ...Object.fromEntries(Object.entries(sections).map(([table, one]) => [table, [row(one, ofAccount)]])),
    ...joined(own, shared),
  }
}

const joined = (first: Tables, second: Tables): Tables =>
  Object.fromEntries(Object.entries(first).map(([table, rows]) => [table, [...rows, ...(second[table] ?? [])]]))

function ownMass(
  answers: DemoAnswers | undefined,
  accountId: string,
  { name, draw, row, ofClient }: Writing & { readonly name: string },
): Tables {
  const mass = section(draw, 'pp_entity', {
    entity_type: 'own',
    label: `Biens de ${name}`,
    holders: [{ pp_account_id: accountId, share_rate: 1 }],
  })
  const holder = { pp_account_1_id: accountId, client_1_id: ofClient.client_id, adviser_1_id: ofClient.adviser_id }
  return massRows(mass, answers, {
    draw,
    row,
    holder: { ...holder, pp_account_2_id: null, client_2_id: null, adviser_2_id: null },
  })
}

function sharedMass(accountId: string, { draw, row, ofClient, partner }: Writing): Tables {
  if (!partner) return {}
  const first = accountIdOf(partner.key)
  const mass = section(draw, 'pp_entity', {
    entity_type: 'joint',
    label: 'Biens communs',
    holders: [first, accountId].map((pp_account_id) => ({ pp_account_id, share_rate: 0.5 })),
  })
  const holder = {
    pp_account_1_id: first,
    client_1_id: partner.client_id,
    adviser_1_id: partner.adviser_id,
    pp_account_2_id: accountId,
    client_2_id: ofClient.client_id,
    adviser_2_id: ofClient.adviser_id,
  }
  return massRows(mass, undefined, { draw, row, holder })
}

function massRows(
  mass: Resource,
  answers: DemoAnswers | undefined,
  { draw, row, holder }: Pick<Writing, 'draw' | 'row'> & { readonly holder: object },
): Tables {
  const ofMass = { pp_entity_id: mass.id }
  const income = section(draw, 'pp_income', answers?.income)
  const charge = section(draw, 'pp_charge', answers?.charge)
  const loans = (answers?.loans ?? []).map((loan) => section(draw, 'pp_entity_loan', loan))
  return {
    pp_entities: [row(mass, { ...holder, completion: completionOf([mass, income, charge, ...loans]) })],
    pp_entity_income: [row(income, ofMass)],
    pp_entity_charge: [row(charge, ofMass)],
    pp_entity_financial_asset: [row(section(draw, 'financial_asset', answers?.financialAsset), ofMass)],
    pp_entity_non_financial_asset: [row(section(draw, 'non_financial_asset', answers?.nonFinancialAsset), ofMass)],
    pp_entity_pp_entity_loans: loans.map((loan) => row(loan, ofMass)),
  }
}
