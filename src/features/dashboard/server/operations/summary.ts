import type { DashboardSummary, Figure, TeamMember } from '#features/dashboard/contract'
import { firmUsers } from '#features/account/server'
import { fileFigures, type FileFigures } from '#features/clientFile/server'
import { leadFigures, type LeadFigures } from '#features/leads/server'
import { saleFigures, type SaleFigures } from '#features/sales/server'
import { ofCompany, those, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import { firstInstantsOfMonths } from './months'

/** Whose work is asked for; the whole of what the viewer sees without either. */
export interface SummaryScope {
  readonly advisers?: readonly string[]
  readonly agencies?: readonly string[]
}

const reading = those('useRealEstate', ofCompany)

/**
 * How the work of a person, an agency or a firm stands, as its viewer sees it. What they have no right to is null.
 * @throws Failure forbidden
 */
export async function readSummary(
  database: Queryable,
  viewer: Viewer,
  { advisers, agencies, now }: SummaryScope & { readonly now: Date },
): Promise<DashboardSummary> {
  const { companyId } = viewer
  scopeOf(reading, viewer)
  const only =
    advisers ?? (agencies === undefined ? null : await firmUsers.findUsersOfAgencies(database, companyId, agencies))
  const asked = { now, months: firstInstantsOfMonths(now), advisers: only }
  const files = await fileFigures(database, viewer, asked)
  const leads = await leadFigures(database, viewer, asked)
  const sales = await saleFigures(database, viewer, asked)
  return {
    activity: activityOf({ files, leads, sales }),
    commissions: sales?.commissions ?? null,
    pipeline: sales?.pipeline ?? null,
    team: viewer.perimeter === 'company' ? await teamOf(database, companyId, { files, leads, sales, only }) : null,
  }
}

interface Found {
  readonly files: readonly FileFigures[] | undefined
  readonly leads: readonly LeadFigures[] | undefined
  readonly sales: SaleFigures | undefined
}

const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0)

function activityOf({ files, leads, sales }: Found): readonly Figure[] {
  return [
    ...(files
      ? [
          {
            key: 'files_created' as const,
            value: sumOf(files, ({ created }) => created),
            before: sumOf(files, ({ created_before }) => created_before),
          },
          { key: 'studies_presented' as const, value: sumOf(files, ({ presented }) => presented), before: null },
        ]
      : []),
    ...(leads
      ? [
          {
            key: 'leads_received' as const,
            value: sumOf(leads, ({ received }) => received),
            before: sumOf(leads, ({ received_before }) => received_before),
          },
        ]
      : []),
    ...(sales
      ? [
          { key: 'bookings_firm' as const, value: sales.firm[0], before: sales.firm[1] },
          { key: 'deeds_signed' as const, value: sales.deeds[0], before: sales.deeds[1] },
        ]
      : []),
  ]
}

/** Those who have something to look after, or did so lately; who has most that is late comes first. */
async function teamOf(
  database: Queryable,
  companyId: string,
  { files, leads, sales, only }: Found & { readonly only: readonly string[] | null },
): Promise<readonly TeamMember[]> {
  const colleagues = await firmUsers.findColleagues(database, companyId)
  return colleagues
    .filter(({ id }) => only?.includes(id) ?? true)
    .map((colleague) => ({
      ...colleague,
      ...workOf(files?.find(({ adviser_id }) => adviser_id === colleague.id)),
      ...callsOf(leads?.find(({ adviser_id }) => adviser_id === colleague.id)),
      ...(sales?.byAdviser.get(colleague.id) ?? { options: 0, bookings: 0 }),
    }))
    .filter((member) => member.files + member.waiting + member.options + member.bookings > 0)
    .sort((one, other) => other.late - one.late || other.files - one.files)
}

const workOf = (found: FileFigures | undefined) => ({ files: found?.open ?? 0 })
const callsOf = (found: LeadFigures | undefined) => ({ waiting: found?.waiting ?? 0, late: found?.late ?? 0 })
