import { useState } from 'react'
import { useSection } from '#client/editing'
import { personNamed, type KnownPerson, type PaperPerson, type Whose } from './people'
import type { Persons } from './proposal'

interface ChosenPersons {
  readonly persons: Persons
  readonly hasCompanion: boolean
  readonly choose: (rank: 1 | 2, whose: Whose) => void
}

/** Whom of the file each person of a paper is: by their names where that is clear, else as one says. */
export function usePersons(people: readonly PaperPerson[]): ChosenPersons {
  const client = useSection('person')
  const companion = useSection('companion')
  const [chosen, setChosen] = useState<Persons>({})
  const known: readonly KnownPerson[] = [
    { whose: 'client', firstname: client?.firstname, lastname: client?.lastname },
    ...(companion
      ? [{ whose: 'companion', firstname: companion.firstname, lastname: companion.lastname } as const]
      : []),
  ]
  const byName = Object.fromEntries(
    people.flatMap(({ rank, name }) => {
      const whose = personNamed(name, known)
      return whose === undefined ? [] : [[rank, whose]]
    }),
  )
  return {
    persons: { ...byName, ...chosen },
    hasCompanion: companion !== undefined,
    choose: (rank, whose) => {
      setChosen((before) => ({ ...before, [rank]: whose }))
    },
  }
}
