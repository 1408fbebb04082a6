import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { simulate as calculate, SimulationReport } from '#domain'
import { isListOf, isNumber, isObject, isText, isTexts } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

export interface SimulationRequest {
  /** Name of the scheme in the address: `pinel` (specification §7). */
  readonly scheme: string
  /** The solution configuration (`solutionConfiguration` of the contract), simulation charges included. */
  readonly configuration: object
  /** The result is kept as that of the client file. */
  readonly keeps?: boolean
}

/** A calculation by the server: no resource, nothing is stored. */
export interface SimulationAnswer {
  readonly data: SimulationReport
  readonly meta: {
    /** The day of the rules that were applied, `YYYY-MM-DD`. */
    readonly rules_as_of: string
    readonly engine_version: string
    /** French sentences: parameters that nobody has checked for the years they were used for. */
    readonly unverified: readonly string[]
    /** What it was calculated with besides the configuration: with it, this device calculates the same. */
    readonly context: Parameters<typeof calculate>[1]
  }
}

/** Asks the server for a simulation. Its refusals (422) carry messages by field of the configuration. */
export async function simulate(
  { scheme, configuration, keeps = false }: SimulationRequest,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: SimulationAnswer } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'POST',
    path: `/v3/simulators/simulation/${encodeURIComponent(scheme)}${keeps ? '?keep=1' : ''}`,
    body: configuration,
    signal,
  })
  if (failure) return { error: failure }
  return isSimulationAnswer(body) ? { data: body } : { error: notADocument }
}

/**
 * Looks at the build of an answer and at the figures that a screen cannot do without. The server makes it of the same
 * `#domain` types, so the keys of each line are not counted again here.
 */
function isSimulationAnswer(body: unknown): body is SimulationAnswer {
  return isObject(body) && areFigures(body['data']) && isSimulationMeta(body['meta'])
}

function areFigures(data: unknown): boolean {
  return (
    isObject(data) &&
    isMonthlyReport(data['monthly_report']) &&
    isListOf(data['yearly_report'], (line) => isObject(line) && Object.values(line).every(isNumber)) &&
    isListOf(data['loan_schedule'], (line) => isObject(line) && isNumber(line['payment']) && isText(line['date'])) &&
    isObject(data['indicators']) &&
    isNumber(data['indicators']['average_effort']) &&
    isListOf(data['assumptions'], isObject) &&
    isListOf(data['warnings'], isObject)
  )
}

export function isSimulationMeta(meta: unknown): meta is SimulationAnswer['meta'] {
  return (
    isObject(meta) &&
    isText(meta['rules_as_of']) &&
    isText(meta['engine_version']) &&
    isTexts(meta['unverified']) &&
    isObject(meta['context']) &&
    isText(meta['context']['asOf']) &&
    isObject(meta['context']['defaults']) &&
    isObject(meta['context']['market'])
  )
}

function isMonthlyReport(report: unknown): boolean {
  if (!isObject(report) || !isNumber(report['effort'])) return false
  const { monthly_income: income, monthly_expense: expense } = report
  return (
    isObject(income) && isNumber(income['rental_income']) && isObject(expense) && isListOf(expense['charges'], isObject)
  )
}
