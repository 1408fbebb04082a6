/** What is ticked and unticked before it is saved. */
export interface Staged {
  readonly isActive?: boolean
  readonly promoters: ReadonlyMap<string, StagedPromoter>
  readonly programs: ReadonlyMap<string, StagedProgram>
}

/** What ticks the boxes of the tree. */
export interface Tree {
  readonly staged: Staged
  readonly stage: (staged: Staged) => void
  readonly disabled: boolean
}

interface StagedPromoter {
  readonly name: string
  readonly isVisible: boolean
}

export interface StagedProgram extends StagedPromoter {
  readonly promoterId: string
}

export const NOTHING: Staged = { promoters: new Map(), programs: new Map() }

export const countOf = ({ isActive, promoters, programs }: Staged): number =>
  (isActive === undefined ? 0 : 1) + promoters.size + programs.size

/** Ticks or unticks a promoter with all that it builds. */
export function withPromoter(staged: Staged, id: string, promoter: StagedPromoter): Staged {
  const programs = new Map([...staged.programs].filter(([, { promoterId }]) => promoterId !== id))
  return { ...staged, programs, promoters: new Map(staged.promoters).set(id, promoter) }
}

/** Ticks or unticks a programme; as it is already, it is no change. @param wasVisible with its promoter as it is ticked now */
export function withProgram(staged: Staged, id: string, program: StagedProgram, wasVisible: boolean): Staged {
  const programs = new Map(staged.programs)
  if (program.isVisible === wasVisible) programs.delete(id)
  else programs.set(id, program)
  return { ...staged, programs }
}

/** Sentences of what is saved: `Les Canisses masqué`. */
export const changesOf = ({ isActive, promoters, programs }: Staged): readonly string[] => [
  ...(isActive === undefined
    ? []
    : [isActive ? 'Le catalogue est limité au périmètre' : 'Tout le catalogue est visible']),
  ...[...promoters.values(), ...programs.values()].map(
    ({ name, isVisible }) => `${name} : ${isVisible ? 'visible' : 'masqué'}`,
  ),
]
