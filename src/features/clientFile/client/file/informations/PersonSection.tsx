import { useEffect, useRef } from 'react'
import { useItems, useSection } from '#client/editing'
import { useChanges } from '#client/editing/changes'
import { SingletonForm } from '#client/editing/parts'
import { IdentityFields } from './IdentityFields'
import { followingShared } from './shared'

export function PersonSection() {
  useSharedAnswers()
  return (
    <SingletonForm type="person">
      <IdentityFields />
    </SingletonForm>
  )
}

/** The situation and the address of a couple, said once for both. */
function useSharedAnswers(): void {
  const person = useSection('person')
  const companion = useSection('companion')
  const [item] = useItems('companion')
  const { edit } = useChanges()
  const before = useRef(person)
  useEffect(() => {
    const former = before.current
    before.current = person
    if (!former || !person || !companion || !item || former === person) return
    const followed = followingShared(former, person, companion)
    if (Object.keys(followed).length > 0) edit({ type: 'companion', id: item.key }, { ...followed })
  }, [person, companion, item, edit])
}
