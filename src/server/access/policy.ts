import type { ResourceType } from '#contract'
import { actions, allows, type Action } from '#contract/access'
import { Refusal, Scope, type ColumnValues } from './scope'
import type { Viewer } from './viewer'

export type Verb = 'read' | 'list' | 'create' | 'update' | 'remove'
export type Policy = (viewer: Viewer) => Scope | Refusal
export type ResourcePolicy = Readonly<Record<Verb, Policy>>
/** A policy for each of these resources, by type. */
export type Policies<Type extends ResourceType = ResourceType> = Readonly<Record<Type, ResourcePolicy>>

/** Refused to everyone: the API does not do it. */
export const nobody: Policy = () => new Refusal([])

/**
 * A policy for the viewers whose rights allow the action, on the rows with these column values.
 * @param anyOf sets of column values of which the rows have one besides
 */
export function those(
  action: Action,
  columns: (viewer: Viewer) => ColumnValues,
  anyOf?: (viewer: Viewer) => readonly ColumnValues[],
): Policy {
  return (viewer) =>
    allows(viewer.rights, action) ? new Scope(columns(viewer), anyOf?.(viewer)) : new Refusal(actions[action])
}

/** A resource that may only be looked at. */
export function readOnly(policy: Policy): ResourcePolicy {
  return { read: policy, list: policy, create: nobody, update: nobody, remove: nobody }
}

export const ofCompany = ({ companyId }: Viewer): ColumnValues => ({ company_id: companyId })

/**
 * The rows that the viewer's perimeter opens: those of the firm, or those of the firm that name the viewer in a column.
 * @param columns by perimeter, the column that names them
 */
export const withinPerimeter =
  (columns: Readonly<Record<Exclude<Viewer['perimeter'], 'company'>, string>>) =>
  (viewer: Viewer): ColumnValues =>
    viewer.perimeter === 'company'
      ? ofCompany(viewer)
      : { ...ofCompany(viewer), [columns[viewer.perimeter]]: viewer.userId }
