// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const isAnswer = validate52;
const schema19 = {"type":"object","required":["lines"],"properties":{"lines":{"type":"array","minItems":1,"items":{"type":"object","required":["line","kind","item","label","amount_cents"],"properties":{"line":{"type":"integer"},"kind":{"enum":["fee","add-on","discount"]},"item":{"type":"string","description":"Id of the tier or add-on, or the code of the coupon."},"label":{"type":"string"},"amount_cents":{"type":"integer","description":"Negative for a discount."}}}}},"$id":"isAnswer"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="isAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lines === undefined) && (missing0 = "lines")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.lines !== undefined){
let data0 = data.lines;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate52.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.line === undefined) && (missing1 = "line")) || ((data1.kind === undefined) && (missing1 = "kind"))) || ((data1.item === undefined) && (missing1 = "item"))) || ((data1.label === undefined) && (missing1 = "label"))) || ((data1.amount_cents === undefined) && (missing1 = "amount_cents"))){
validate52.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.line !== undefined){
let data2 = data1.line;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate52.errors = [{instancePath:instancePath+"/lines/" + i0+"/line",schemaPath:"#/properties/lines/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.kind !== undefined){
let data3 = data1.kind;
const _errs7 = errors;
if(!(((data3 === "fee") || (data3 === "add-on")) || (data3 === "discount"))){
validate52.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/properties/lines/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.properties.lines.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.item !== undefined){
const _errs8 = errors;
if(typeof data1.item !== "string"){
validate52.errors = [{instancePath:instancePath+"/lines/" + i0+"/item",schemaPath:"#/properties/lines/items/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.label !== undefined){
const _errs10 = errors;
if(typeof data1.label !== "string"){
validate52.errors = [{instancePath:instancePath+"/lines/" + i0+"/label",schemaPath:"#/properties/lines/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.amount_cents !== undefined){
let data6 = data1.amount_cents;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate52.errors = [{instancePath:instancePath+"/lines/" + i0+"/amount_cents",schemaPath:"#/properties/lines/items/properties/amount_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"lines":true},"dynamicProps":false,"dynamicItems":false};
