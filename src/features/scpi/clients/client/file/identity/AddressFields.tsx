import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { FoundAddress } from '#contract/places'
import { FRANCE } from '#contract/countries'
import { useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { FieldGrid } from '#client/editing/parts'
import { nameInSlug } from '#client/screens/places'
import { CompletedTextInput } from '#client/ui/inputs'
import { scpiClientsApi } from '../../api'

/** Fewer letters begin too many addresses. */
const SHORTEST = 4

/** An address: one in France that is completed fills its postal code and its municipality too. */
export function AddressFields() {
  const { readOnly } = useSectionField('address')
  return (
    <>
      {readOnly ? <ValueField name="address" /> : <CompletedAddress />}
      <FieldGrid>
        <ValueField name="address_complement" />
        <ValueField name="postal_code" />
        <ValueField name="municipality" />
        <ValueField name="country" />
      </FieldGrid>
    </>
  )
}

/** The line of an address; one that is chosen fills the postal code and the municipality of its form. */
export function CompletedAddress() {
  const { value, words, typing, choose } = useSectionField('address')
  const postalCode = useSectionField('postal_code')
  const municipality = useSectionField('municipality')
  const country = useSectionField('country')
  const isFrench = [FRANCE, null, undefined, ''].some((one) => one === country.value)
  const [asked, setAsked] = useState('')
  const { currentData } = scpiClientsApi.useClientAddressesQuery(
    asked.length < SHORTEST || !isFrench ? skipToken : asked,
  )
  const found = currentData?.found ?? []
  const complete = (place: number) => {
    const chosen = found[place]
    if (!chosen) return
    setAsked('')
    if (chosen.address !== null) choose(chosen.address)
    if (chosen.postal_code !== null) postalCode.choose(chosen.postal_code)
    const name = municipalityOf(chosen)
    if (name !== '') municipality.choose(name)
  }
  return (
    <CompletedTextInput
      {...words}
      help={currentData && helps[currentData.source]}
      value={typeof value === 'string' ? value : null}
      {...typing}
      onChange={(text) => {
        setAsked(text?.trim() ?? '')
        typing.onChange(text)
      }}
      completions={found.map(({ label }) => label)}
      onComplete={complete}
    />
  )
}

/** `12 rue de la Loge 34000 Montpellier` → `Montpellier` */
export function municipalityOf({ label, postal_code, municipality }: FoundAddress): string {
  const written = postal_code === null ? undefined : label.split(postal_code).at(1)?.trim()
  return written || (municipality === null ? '' : nameInSlug(municipality))
}

/** Who completes. */
const helps = {
  geoplateforme: 'Adresses de la Géoplateforme (IGN).',
  embedded: 'Le service d’adresses ne répond pas\u00a0: seule la commune est proposée.',
} as const
