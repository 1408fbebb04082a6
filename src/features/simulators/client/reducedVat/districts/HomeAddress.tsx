import { useState, useEffect } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { FoundAddress } from '#contract/places'
import { useSectionField } from '#client/forms'
import { Skeleton } from '#client/ui'
import { CompletedTextInput } from '#client/ui/inputs'
import { readOutlines, type NamedAreas } from '#client/screens/outlines'
import { addressApi } from './api'
import { DistrictsAround } from './DistrictsAround'
import type { Coordinates } from './districtDistance'

/** Fewer letters begin too many addresses. */
const SHORTEST = 4

interface Home {
  readonly label: string
  readonly place: Coordinates
}

/** Where the home stands: its address says its municipality, and how far the next priority district is. */
export function HomeAddress() {
  const [home, setHome] = useState<Home | null>(null)
  const municipality = useSectionField('municipality')
  return (
    <>
      <AddressInput
        label={home?.label ?? null}
        onChoose={({ label, longitude, latitude, municipality: slug }) => {
          setHome(longitude === null || latitude === null ? null : { label, place: [longitude, latitude] })
          if (slug !== null) municipality.choose(slug)
        }}
      />
      {home && <Around key={home.label} place={home.place} />}
    </>
  )
}

interface AddressInputProps {
  readonly label: string | null
  readonly onChoose: (address: FoundAddress) => void
}

function AddressInput({ label, onChoose }: AddressInputProps) {
  const [asked, setAsked] = useState('')
  const { currentData } = addressApi.useHomeAddressesQuery(asked.length < SHORTEST ? skipToken : asked)
  const found = currentData?.found ?? []
  return (
    <CompletedTextInput
      label="Adresse du logement"
      required={false}
      error={undefined}
      help={
        currentData?.source === 'embedded'
          ? 'Le service d’adresses ne répond pas\u00a0: seule la commune est proposée.'
          : 'Facultative\u00a0: elle mesure la distance au quartier prioritaire.'
      }
      value={label}
      onChange={(text) => {
        setAsked(text?.trim() ?? '')
      }}
      completions={found.map((address) => address.label)}
      onComplete={(index) => {
        const chosen = found[index]
        setAsked('')
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

function Around({ place }: { readonly place: Coordinates }) {
  const districts = useDistricts()
  if (districts === 'failed')
    return (
      <p className="simulator-note" role="status">
        Les contours des quartiers prioritaires n’ont pas pu être lus&nbsp;: indiquez la situation du logement.
      </p>
    )
  return districts ? <DistrictsAround districts={districts} place={place} /> : <Skeleton lines={3} />
}

let reading: Promise<NamedAreas> | undefined

/** The outlines of the priority districts, read once; `failed` where they cannot be read. */
function useDistricts(): NamedAreas | 'failed' | undefined {
  const [districts, setDistricts] = useState<NamedAreas | 'failed'>()
  useEffect(() => {
    reading ??= readOutlines('districts.json')
    reading.then(setDistricts, () => {
      reading = undefined
      setDistricts('failed')
    })
  }, [])
  return districts
}
