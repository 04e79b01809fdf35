/**
 * Raised by hand whenever drawings change. It belongs into the version of every picture that is made of them:
 * browsers and the media store keep a version for good.
 */
export const drawingsRevision = 1;
