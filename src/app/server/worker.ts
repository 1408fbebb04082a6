import { effortCalculation, investmentRanking } from '#features/clientFile/server/heavyWork'
import { documentWriting } from '#server/services/documents'
import { answering } from '#server/services/heavyWork'

// What the threads of the pool load: nothing of the database, of HTTP, or of what they do not do.

export default answering([documentWriting, investmentRanking, effortCalculation])
