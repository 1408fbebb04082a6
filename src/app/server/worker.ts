import { effortCalculation, investmentRanking } from '#features/clientFile/server/heavyWork'
import { answering } from '#server/services/heavyWork'
import { pdfWriting } from '#server/services/pdf'

// What the threads of the pool load: nothing of the database, of HTTP, or of what they do not do.

export default answering([pdfWriting, investmentRanking, effortCalculation])
