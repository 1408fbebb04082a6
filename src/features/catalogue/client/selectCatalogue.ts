import { createSelector } from '@reduxjs/toolkit'
import { selectRelated, type EntitiesState } from '#client/entities'
import { catalogueOf } from '#features/catalogue/contract'
import type { CatalogueAnswer } from './readCatalogue'

interface State {
  readonly entities: EntitiesState
}

/** The catalogue that an answer says; the same object as long as none of its resources changes. */
export const selectCatalogue = createSelector(
  [
    (state: State, { programs }: CatalogueAnswer) => selectRelated(state, 'program', programs),
    (state: State, { properties }: CatalogueAnswer) => selectRelated(state, 'property', properties),
    (state: State, { assumptions }: CatalogueAnswer) => selectRelated(state, 'simulation_configuration', assumptions),
  ],
  (programs, properties, assumptions) => catalogueOf({ programs, properties, assumptions }),
)
