import { useEffect, useState } from 'react'
import type { NamedAreas } from '#client/screens/outlines'

let known: NamedAreas | undefined
let reading: Promise<NamedAreas> | undefined

async function read(): Promise<NamedAreas> {
  const { readOutlines } = await import('#client/screens/outlines')
  known = await readOutlines('departments.json')
  return known
}

/** The outlines of the departments, read once; undefined until they are there, and where they cannot be read. */
export function useDepartments(): NamedAreas | undefined {
  const [departments, setDepartments] = useState(known)
  useEffect(() => {
    if (known) return
    reading ??= read()
    reading.then(setDepartments, () => {
      reading = undefined
    })
  }, [])
  return departments
}
