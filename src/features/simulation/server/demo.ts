import { schemes } from '#domain'
import { createdAtOf, firmIds } from '#features/account/server/demo'
import type { DemoMaking, Tables } from '#server/demo'
import { defaultFirmAssumptions } from './operations/defaultFirmAssumptions'

/** What the first firm assumes for each scheme: what we assume. */
export function settingRows({ asOf, size }: DemoMaking): Tables {
  const created_at = createdAtOf(asOf)
  const settings = { company_id: firmIds(size).company.ormeval, version: 1, created_at, updated_at: created_at }
  return {
    firm_assumptions: schemes.all.map(({ id: project }) => ({
      project,
      ...settings,
      ...defaultFirmAssumptions,
    })),
  }
}
