import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { LocationField, TextField, useSectionField } from '#client/forms'
import { CompletedTextInput } from '#client/ui/inputs'
import { clientFileApi } from '../../api'
import { FieldGrid } from '#client/editing/parts'

/** Fewer letters begin too many addresses. */
const SHORTEST = 4

/** An address: one that is completed fills its postal code and its municipality too. */
export function AddressFields() {
  const { readOnly } = useSectionField('address')
  return (
    <>
      {readOnly ? <TextField name="address" /> : <CompletedAddress />}
      <FieldGrid>
        <TextField name="postal_code" />
        <LocationField name="municipality" />
      </FieldGrid>
    </>
  )
}

function CompletedAddress() {
  const { value, words, typing, choose } = useSectionField('address')
  const postalCode = useSectionField('postal_code')
  const municipality = useSectionField('municipality')
  const [asked, setAsked] = useState('')
  const { currentData } = clientFileApi.useCompleteAddressQuery(asked.length < SHORTEST ? skipToken : asked)
  const found = currentData?.found ?? []
  const type = (text: string | null) => {
    setAsked(text?.trim() ?? '')
    typing.onChange(text)
  }
  const complete = (place: number) => {
    const chosen = found[place]
    if (!chosen) return
    setAsked('')
    if (chosen.address !== null) choose(chosen.address)
    if (chosen.postal_code !== null) postalCode.choose(chosen.postal_code)
    if (chosen.municipality !== null) municipality.choose(chosen.municipality)
  }
  return (
    <CompletedTextInput
      {...words}
      help={currentData && helps[currentData.source]}
      value={typeof value === 'string' ? value : null}
      {...typing}
      onChange={type}
      completions={found.map(({ label }) => label)}
      onComplete={complete}
    />
  )
}

/** Who completes. */
const helps = {
  geoplateforme: 'Adresses de la Géoplateforme (IGN).',
  embedded: 'Le service d’adresses ne répond pas\u00a0: seule la commune est proposée.',
} as const
