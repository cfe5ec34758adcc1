/**
 * Properties that an object must have, by its type. Sources: the documentation of Google Search (structured data, 2026)
 * and of Yandex Webmaster, checked by hand. If they require no properties of a type, the list has the properties without
 * which an object is useless. Our pages use no other types.
 */
export const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  AutoDealer: ['@id', 'name', 'url'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Car: ['name', 'url', 'brand', 'model'],
  EngineSpecification: [],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  ListItem: ['position', 'name'],
  Motorcycle: ['name', 'url', 'brand', 'model'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  QuantitativeValue: ['value', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue', 'bestRating'],
  Review: ['author', 'reviewRating', 'datePublished', 'reviewBody'],
  SearchAction: ['target', 'query-input'],
  Vehicle: ['name', 'url', 'brand', 'model'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  WebSite: ['name', 'url', 'publisher'],
};
