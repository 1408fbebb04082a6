import type { Values } from './score'
import { isOneOf } from './values'

/** What a question of knowledge may be answered; not knowing is an answer. */
export const knowledgeAnswers = ['a', 'b', 'c', 'dont_know'] as const

/** A question of the tests: its right answer, and the theme to go over when it is missed. */
interface KnowledgeQuestion {
  right: 'a' | 'b' | 'c'
  theme: string
}

const general: Readonly<Record<string, KnowledgeQuestion>> = {
  gk_risk_return: { right: 'a', theme: 'risk' },
  gk_diversification: { right: 'b', theme: 'risk' },
  gk_liquidity: { right: 'a', theme: 'liquidity' },
  gk_inflation: { right: 'b', theme: 'basics' },
  gk_equity_capital: { right: 'b', theme: 'equities' },
  gk_bond_rates: { right: 'b', theme: 'bonds' },
  gk_unit_linked: { right: 'a', theme: 'life_insurance' },
  gk_past_performance: { right: 'b', theme: 'basics' },
}

const scpi: Readonly<Record<string, KnowledgeQuestion>> = {
  sk_nature: { right: 'b', theme: 'basics' },
  sk_capital_risk: { right: 'b', theme: 'risk' },
  sk_income_variable: { right: 'b', theme: 'risk' },
  sk_liquidity: { right: 'a', theme: 'liquidity' },
  sk_horizon: { right: 'c', theme: 'horizon' },
  sk_fees: { right: 'b', theme: 'fees' },
  sk_enjoyment_delay: { right: 'a', theme: 'functioning' },
  sk_taxation: { right: 'a', theme: 'tax' },
  sk_bare_ownership: { right: 'b', theme: 'dismemberment' },
  sk_credit: { right: 'b', theme: 'credit' },
}

const all: Readonly<Record<string, KnowledgeQuestion>> = { ...general, ...scpi }

/** Codes of the test of general knowledge, in the order in which they are asked. */
export const generalQuestions: readonly string[] = Object.keys(general)

/** Codes of the test on SCPI, in the order in which they are asked. */
export const scpiQuestions: readonly string[] = Object.keys(scpi)

/** The SCPI questions that must all be answered right. */
export const essentialQuestions: readonly string[] = [
  'sk_capital_risk',
  'sk_income_variable',
  'sk_liquidity',
  'sk_horizon',
]

/** The question that must be answered right to buy on credit. */
export const CREDIT_QUESTION = 'sk_credit'

/** The question that must be answered right to buy bare ownership or usufruct. */
export const DISMEMBERMENT_QUESTION = 'sk_bare_ownership'

/** The right answer of each question of both tests. */
export const rightAnswers: Readonly<Record<string, 'a' | 'b' | 'c'>> = Object.fromEntries(
  Object.entries(all).map(([code, { right }]) => [code, right]),
)

/** The families of investments whose practice counts: their French names. */
export const experienceFamilies: Readonly<Record<string, string>> = {
  regulated_savings: 'livrets, comptes à terme, fonds en euros',
  unit_linked_funds: 'unités de compte, OPCVM, ETF',
  equities: 'actions en direct',
  bonds_structured: 'obligations, produits structurés',
  rental_real_estate: 'immobilier locatif en direct',
  alternative: 'capital-investissement, financement participatif, actifs numériques',
}

/** The four questions on risk, whose points make the tolerance. */
export const toleranceQuestions: readonly string[] = [
  'tol_portfolio_choice',
  'tol_price_drop',
  'tol_illiquidity',
  'tol_income_drop',
]

/** French names of the themes of SCPI questions. */
const themeLabels: Readonly<Record<string, string>> = {
  basics: 'la nature d’une SCPI',
  risk: 'le risque sur le capital et les revenus',
  liquidity: 'la revente des parts',
  horizon: 'la durée de détention',
  fees: 'les frais',
  functioning: 'le délai de jouissance',
  tax: 'la fiscalité',
  dismemberment: 'la nue-propriété',
  credit: 'l’achat à crédit',
}

/** Whether a question was answered right. */
export function isRight(quiz: Values, question: string): boolean {
  return quiz[question] === rightAnswers[question]
}

/** How many questions were answered right. */
export function rightCount(quiz: Values, questions: readonly string[]): number {
  return questions.filter((question) => isRight(quiz, question)).length
}

/** The questions that were not answered right. */
export function missedOf(quiz: Values, questions: readonly string[]): string[] {
  return questions.filter((question) => !isRight(quiz, question))
}

/** Whether every question has an answer. */
export function areAnswered(quiz: Values, questions: readonly string[]): boolean {
  return questions.every((question) => isOneOf(knowledgeAnswers, quiz[question]))
}

/** Codes of the themes of some questions, each once. */
export function themesOf(questions: readonly string[]): string[] {
  return [...new Set(questions.flatMap((question) => all[question]?.theme ?? []))]
}

/** French names of themes of SCPI questions: `la revente des parts, les frais`. */
export function themesText(themes: readonly string[]): string {
  return themes.map((theme) => themeLabels[theme] ?? theme).join(', ')
}
