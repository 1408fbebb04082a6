import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ResourceOf } from '#contract/jsonapi'
import { api } from '#client/api'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { formatDate } from '#client/ui'
import { CompletedTextInput } from '#client/ui/inputs'
import { nameOf } from './words'

interface ClientSearchProps {
  readonly label: string
  /** Who is not looked for: the client himself. */
  readonly without?: string | undefined
  readonly error?: string | undefined
  readonly onChoose: (client: ResourceOf<'scpi_client'>) => void
}

/** From how many letters on, and how many are shown. */
const SHORTEST = 2
const OFFERED = 8

/** Finds a client among those that one may see, by name, e-mail or town. */
export function ClientSearch({ label, without, error, onChoose }: ClientSearchProps) {
  const [text, setText] = useState('')
  const isAsked = text.trim().length >= SHORTEST
  const { currentData, isFetching } = api.useListQuery(
    isAsked
      ? {
          type: 'scpi_client',
          q: text.trim(),
          page: { size: OFFERED },
          ...(without === undefined ? {} : { filter: { same_firm_as: without } }),
        }
      : skipToken,
  )
  const found = useAppSelector((state) => selectRelated(state, 'scpi_client', currentData?.refs))
  return (
    <>
      <CompletedTextInput
        label={label}
        help="Par son nom, son adresse e-mail ou sa ville."
        error={error}
        value={text === '' ? null : text}
        onChange={(typed) => {
          setText(typed ?? '')
        }}
        completions={found.map(describe)}
        onComplete={(place) => {
          const chosen = found[place]
          if (!chosen) return
          setText('')
          onChoose(chosen)
        }}
      />
      <p role="status" className="scpi-note">
        {isAsked && currentData && !isFetching && found.length === 0 ? 'Aucun client ne répond à cette recherche.' : ''}
      </p>
    </>
  )
}

/** `Hélène Garance, Sète, née le 12/04/1979` */
function describe({ attributes }: ResourceOf<'scpi_client'>): string {
  const { municipality, birthdate, email } = attributes
  const birth = birthdate ? `né·e le ${formatDate(birthdate)}` : email
  return [nameOf(attributes), municipality, birth].filter(Boolean).join(', ')
}
