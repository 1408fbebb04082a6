import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { Ref } from '#contract/jsonapi'
import type { Saga } from '#client/sagas'
import type { KitState } from '../kitState'

/**
 * The state of the application: the slices of the kit, and those that features add by declaration merging:
 * `declare module '#client/store/feature' { interface RootState { calculation: CalculationState } }`.
 */
export interface RootState extends KitState {}

/** How a slice is there again without network: what of it stays on this device, and the action that brings it back. */
interface KeptSlice {
  /** @param now milliseconds since 1970 */
  readonly kept: (state: RootState, now: number) => unknown
  /** `stored` was written by another visit, perhaps of another build: parse it. */
  readonly restored: (stored: unknown, isSameBuild: boolean) => UnknownAction
}

interface FeatureSlice<State> extends Slice {
  readonly reducer: Reducer<State>
}

interface Slice {
  readonly reducer: Reducer
  /** Absent: the slice lives as long as the page. */
  readonly cache?: KeptSlice
}

/** What a calculation of the feature was made from and gave, for the support's snapshot. */
export interface RecordedCalculation {
  readonly inputs: { readonly configuration: unknown; readonly context: unknown }
  readonly outputs: unknown
  readonly engine_version: string
  readonly rules_as_of: string
}

/** What a feature adds to the store. */
export interface StoreFeature {
  readonly slices?: { readonly [Name in Exclude<keyof RootState, keyof KitState>]?: FeatureSlice<RootState[Name]> }
  /** What goes on while somebody is at work, by name. */
  readonly sagas?: Readonly<Record<string, () => Saga>>
  /** The resources that stay on this device, with all that they refer to. @param now milliseconds since 1970 */
  readonly keptResources?: (state: RootState, now: number) => readonly Ref[]
  /** The calculation on screen; undefined without one. */
  readonly calculation?: (state: RootState) => RecordedCalculation | undefined
}

const features: StoreFeature[] = []

/** Adds what features bring. `app/client/features.ts` does it, before a store is made. */
export function addToStore(added: readonly StoreFeature[]): void {
  features.push(...added)
}

/** Every feature that was added. */
export const storeFeatures = (): readonly StoreFeature[] => features

/** The slices that features added, by name. */
export const featureSlices = (): readonly (readonly [string, Slice])[] =>
  features.flatMap(({ slices = {} }) => Object.entries<Slice>(slices))
