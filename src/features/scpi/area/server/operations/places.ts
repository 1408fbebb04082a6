import { checkComplete } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { AddressSource, FoundAddress } from '#contract/places'
import { ABROAD, scpiAddressSearch, type AddressKind } from '#features/scpi/area/contract'
import type { Viewer } from '#server/access'
import { accepted, scopeOf } from '#server/operations'
import * as places from '#server/operations/places'
import { findLocation, searchLocations, type AddressSearch } from '#server/services'
import { policies } from '../policies'

/** The natures of the address service that each of ours stands for. */
const NATURES: Readonly<Record<AddressKind, string>> = {
  address: 'housenumber,street,locality',
  municipality: 'municipality',
}

/** Addresses of these kinds that begin as what is typed, each with the name of its municipality. @throws Failure forbidden, invalid */
export async function completeAddress(viewer: Viewer, input: unknown, search: AddressSearch) {
  scopeOf(policies.department.list, viewer)
  const { input: typed, types } = accepted(checkComplete(scpiAddressSearch, input))
  const natures = [...new Set(types)].map((kind) => NATURES[kind]).join(',')
  const { found, source } = await places.completeAddress(viewer, { input: typed, types: natures }, search)
  return { found: found.map(named), source } satisfies { found: readonly FoundAddress[]; source: AddressSource }
}

/** One address that was found. @throws Failure forbidden, invalid, notFound */
export function readAddress(viewer: Viewer, input: unknown) {
  scopeOf(policies.department.read, viewer)
  return named(places.readAddress(viewer, input))
}

/** Forms of the area hold the name of a municipality, not its place in our list. */
const named = <Found extends FoundAddress>(address: Found): Found => ({
  ...address,
  municipality: address.municipality === null ? null : (findLocation(address.municipality)?.name ?? null),
})

/** There are some hundred. */
const MANY = 500

/** The departments by code, those overseas last, and what stands for one abroad. @throws Failure forbidden */
export function listDepartments(viewer: Viewer): readonly Resource[] {
  scopeOf(policies.department.list, viewer)
  const known = searchLocations({ text: '', kinds: ['department'], limit: MANY })
  return [
    ...known.map(({ code, name }) => ({ code, name })).sort((one, other) => one.code.localeCompare(other.code)),
    ABROAD,
  ].map((attributes) => ({ type: 'department', id: attributes.code, attributes, relationships: {} }))
}
